"""Addresses of the director's desk, below `painel/`."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
