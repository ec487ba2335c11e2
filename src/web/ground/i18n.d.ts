import type account from '#texts/pt/account.json';
import type agenda from '#texts/pt/agenda.json';
import type app from '#texts/pt/app.json';
import type booking from '#texts/pt/booking.json';
import type cashier from '#texts/pt/cashier.json';
import type clients from '#texts/pt/clients.json';
import type commissions from '#texts/pt/commissions.json';
import type common from '#texts/pt/common.json';
import type dashboard from '#texts/pt/dashboard.json';
import type fixedCosts from '#texts/pt/fixedCosts.json';
import type payables from '#texts/pt/payables.json';
import type portal from '#texts/pt/portal.json';
import type products from '#texts/pt/products.json';
import type reports from '#texts/pt/reports.json';
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
      cashier: typeof cashier;
      clients: typeof clients;
      commissions: typeof commissions;
      common: typeof common;
      dashboard: typeof dashboard;
      fixedCosts: typeof fixedCosts;
      payables: typeof payables;
      portal: typeof portal;
      products: typeof products;
      reports: typeof reports;
      services: typeof services;
      team: typeof team;
      ui: typeof ui;
    };
  }
}
