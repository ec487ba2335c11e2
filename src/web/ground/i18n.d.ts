import 'i18next';

type Texts<File> = File extends { default: infer Keys } ? Keys : never;

/** The Portuguese texts say which keys exist; `tools/check-texts.ts` holds the other languages to them. One line an area. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: Texts<typeof import('#texts/pt/account.json')>;
      agenda: Texts<typeof import('#texts/pt/agenda.json')>;
      app: Texts<typeof import('#texts/pt/app.json')>;
      booking: Texts<typeof import('#texts/pt/booking.json')>;
      cashier: Texts<typeof import('#texts/pt/cashier.json')>;
      clients: Texts<typeof import('#texts/pt/clients.json')>;
      commissions: Texts<typeof import('#texts/pt/commissions.json')>;
      common: Texts<typeof import('#texts/pt/common.json')>;
      dashboard: Texts<typeof import('#texts/pt/dashboard.json')>;
      fixedCosts: Texts<typeof import('#texts/pt/fixedCosts.json')>;
      payables: Texts<typeof import('#texts/pt/payables.json')>;
      portal: Texts<typeof import('#texts/pt/portal.json')>;
      products: Texts<typeof import('#texts/pt/products.json')>;
      reports: Texts<typeof import('#texts/pt/reports.json')>;
      services: Texts<typeof import('#texts/pt/services.json')>;
      team: Texts<typeof import('#texts/pt/team.json')>;
      ui: Texts<typeof import('#texts/pt/ui.json')>;
    };
  }
}
