/** A JSON file is its own default, or has one, as the module system has it. */
type Texts<File> = File extends { default: infer Keys } ? Keys : File;

/** The Portuguese texts say which keys exist; `tools/check-texts.ts` holds the other languages to them. One line per area. */
type Catalogue = {
  account: Texts<typeof import('./pt/account.json')>;
  accountSafety: Texts<typeof import('./pt/accountSafety.json')>;
  activity: Texts<typeof import('./pt/activity.json')>;
  agenda: Texts<typeof import('./pt/agenda.json')>;
  agendaSettings: Texts<typeof import('./pt/agendaSettings.json')>;
  app: Texts<typeof import('./pt/app.json')>;
  benefits: Texts<typeof import('./pt/benefits.json')>;
  booking: Texts<typeof import('./pt/booking.json')>;
  cashier: Texts<typeof import('./pt/cashier.json')>;
  clientCard: Texts<typeof import('./pt/clientCard.json')>;
  clients: Texts<typeof import('./pt/clients.json')>;
  commissions: Texts<typeof import('./pt/commissions.json')>;
  common: Texts<typeof import('./pt/common.json')>;
  dashboard: Texts<typeof import('./pt/dashboard.json')>;
  debts: Texts<typeof import('./pt/debts.json')>;
  desk: Texts<typeof import('./pt/desk.json')>;
  fixedCosts: Texts<typeof import('./pt/fixedCosts.json')>;
  help: Texts<typeof import('./pt/help.json')>;
  imports: Texts<typeof import('./pt/imports.json')>;
  mail: Texts<typeof import('./pt/mail.json')>;
  members: Texts<typeof import('./pt/members.json')>;
  nextVisit: Texts<typeof import('./pt/nextVisit.json')>;
  payables: Texts<typeof import('./pt/payables.json')>;
  pictures: Texts<typeof import('./pt/pictures.json')>;
  portal: Texts<typeof import('./pt/portal.json')>;
  products: Texts<typeof import('./pt/products.json')>;
  reports: Texts<typeof import('./pt/reports.json')>;
  rights: Texts<typeof import('./pt/rights.json')>;
  search: Texts<typeof import('./pt/search.json')>;
  salonPage: Texts<typeof import('./pt/salonPage.json')>;
  server: Texts<typeof import('./pt/server.json')>;
  services: Texts<typeof import('./pt/services.json')>;
  team: Texts<typeof import('./pt/team.json')>;
  technicalSheets: Texts<typeof import('./pt/technicalSheets.json')>;
  ui: Texts<typeof import('./pt/ui.json')>;
};

export type Area = keyof Catalogue;

/** The forms of a plural are one key. */
type WithoutPlural<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : Key;

type KeysIn<Words> = Words extends string
  ? never
  : {
      [Key in keyof Words & string]: Words[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysIn<Words[Key]>}`;
    }[keyof Words & string];

type Keys = { [One in Area]: KeysIn<Catalogue[One]> };

/** 'agenda:sheet.title' */
export type FullKey<One extends Area = Area> = { [Each in One]: `${Each}:${Keys[Each] & string}` }[One];

/** What `t` takes: a key of its first area, or of any of its areas with the area's name before it. */
export type KeyOf<First extends Area, All extends Area> = Keys[First] | FullKey<All>;
