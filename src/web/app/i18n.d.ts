import type account from '#texts/pt/account.json';
import type agenda from '#texts/pt/agenda.json';
import type app from '#texts/pt/app.json';
import type booking from '#texts/pt/booking.json';
import type clients from '#texts/pt/clients.json';
import type common from '#texts/pt/common.json';
import type dashboard from '#texts/pt/dashboard.json';
import type products from '#texts/pt/products.json';
import type services from '#texts/pt/services.json';
import type team from '#texts/pt/team.json';
import type ui from '#texts/pt/ui.json';

/** The Portuguese texts say which keys exist; `tools/check-texts.ts` holds the other languages to them. One line an area. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      agenda: typeof agenda;
      app: typeof app;
      booking: typeof booking;
      clients: typeof clients;
      common: typeof common;
      dashboard: typeof dashboard;
      products: typeof products;
      services: typeof services;
      team: typeof team;
      ui: typeof ui;
    };
  }
}
