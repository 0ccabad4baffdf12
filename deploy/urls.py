"""The URLs of the site."""

from django.contrib import admin
from django.contrib.auth import views as auth
from django.urls import include, path
from django.views.decorators.csrf import csrf_exempt
from django.views.generic import RedirectView
from django.views.i18n import set_language

from deploy.accounts import account, first_director, new_password
from deploy.monitoring import health, metrics, operation
from deploy.views import SignIn, admin_sign_in, privacy, promise
from deploy.web import crawlers, offline
from scoring.avulso import pages
from tournaments.public.shared import result_picture

handler500 = "deploy.views.failed"
urlpatterns = [
    path("comecar/", first_director.first_director, name="first_director"),
    path("entrar/", SignIn.as_view(), name="login"),
    path("entrar/esqueci/", new_password.Forgotten.as_view(), name="forgotten"),
    path("senha/nova/<uidb64>/<token>/", new_password.NewPassword.as_view(), name="password_reset_confirm"),
    path("senha/", account.OwnPassword.as_view(), name="own_password"),
    path("senha/etapa/", account.second_step, name="second_step"),
    path("senha/sair/", account.end_others, name="end_others"),
    path("sair/", auth.LogoutView.as_view(), name="logout"),
    path("admin/login/", admin_sign_in),
    path("admin/password_change/", RedirectView.as_view(pattern_name="own_password")),
    path("admin/", admin.site.urls),
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
    path("metrics", metrics.metrics, name="metrics"),
    path("painel/operacao/", operation.operation, name="operation"),
    path("robots.txt", crawlers.robots, name="robots"),
    path(".well-known/security.txt", crawlers.security, name="security"),
    path("sitemap.xml", crawlers.sitemap, name="sitemap"),
    path("sw.js", offline.service_worker, name="service_worker"),
    path("manifest.webmanifest", offline.manifest, name="manifest"),
    path("mesa/abrir/", offline.open_table, name="open_table"),
    path("avulso/", pages.new, name="avulso"),
    # CSRF exempt, because a forged request could only change the language of somebody's pages.
    path("mesa/lingua/", csrf_exempt(set_language), name="set_language"),
    path("privacidade/", privacy, name="privacy"),
    path("promessa/", promise, name="promessa"),
    path("mesa/<str:token>/resultado.png", result_picture.of_avulso, name="result_picture"),
    path("mesa/", include("scoring.urls")),
    path("", include("tournaments.urls")),
]
