"""Every address of the site."""

from django.contrib import admin
from django.contrib.auth import views as auth
from django.urls import include, path

urlpatterns = [
    path("entrar/", auth.LoginView.as_view(redirect_authenticated_user=True), name="login"),
    path("sair/", auth.LogoutView.as_view(), name="logout"),
    path("admin/", admin.site.urls),
    path("mesa/", include("scoring.urls")),
    path("", include("tournaments.urls")),
]
