import type { PathName } from '#contract/paths.ts';
import type { Area } from '#texts/areas.ts';

/** A page: its module below src/web, and the areas of its texts. */
export type PageEntry = { file: string; texts: readonly Area[] };

const page = (file: string, ...texts: Area[]): PageEntry => ({ file: `${file}.tsx`, texts });

/** Before anybody is signed in. Data alone: the build writes from it what a page loads, so that the server can name it in the page. */
export const visitorPages = {
  login: page('account/login-page', 'account'),
  signup: page('account/signup-page', 'account'),
  forgotPassword: page('account/forgot-password-page', 'account'),
  resetPassword: page('account/reset-password-page', 'account'),
  confirmEmail: page('account/confirm-email-page', 'account'),
  changeEmail: page('account/change-email-page', 'account', 'accountSafety'),
  // Whoever joins with an account that has a second step takes it here.
  invitation: page('members/invitation-page', 'members', 'account', 'accountSafety'),
} as const satisfies Partial<Record<PathName, PageEntry>>;

/** Behind the sign-in, and before everything of the salon: without the shell, which asks for what is not answered yet. */
export const firstPages = {
  twoStep: page('account/two-step-page', 'account', 'accountSafety'),
} as const satisfies Partial<Record<PathName, PageEntry>>;

/** Around the pages of the agenda. */
export const agendaLayout = page('agenda/agenda-layout', 'agenda');

/** Behind the sign-in, by the names of their paths. */
export const pages = {
  dashboard: page('dashboard/dashboard-page', 'dashboard', 'agenda'),
  agendaDay: page('agenda/day-page', 'agenda'),
  agendaWeek: page('agenda/week-page', 'agenda'),
  agendaPending: page('agenda/requests/pending-page', 'agenda'),
  agendaOnline: page('agenda/online-page', 'agenda', 'agendaSettings'),
  agendaSettings: page('agenda/settings/settings-page', 'agenda', 'agendaSettings'),
  clients: page('clients/clients-page', 'clients', 'clientCard', 'account'),
  team: page('team/team-page', 'team', 'portal', 'account', 'services', 'pictures'),
  members: page('members/members-page', 'members', 'team', 'account'),
  services: page('services/services-page', 'services', 'products'),
  serviceCategories: page('services/categories-page', 'services'),
  servicesStart: page('services/start-page', 'services'),
  cashier: page('cashier/cashier-page', 'cashier'),
  debts: page('cashier/debts-page', 'cashier', 'debts'),
  reports: page('reports/reports-page', 'reports'),
  reportIncome: page('reports/income-page', 'reports'),
  reportResult: page('reports/result-page', 'reports'),
  reportServices: page('reports/services-page', 'reports'),
  reportProfessionals: page('reports/professionals-page', 'reports'),
  reportPartner: page('reports/partner-page', 'reports'),
  reportClients: page('reports/clients-page', 'reports'),
  reportOccupancy: page('reports/occupancy-page', 'reports'),
  reportStock: page('reports/stock-page', 'reports', 'products'),
  fixedCosts: page('fixed-costs/fixed-costs-page', 'fixedCosts', 'account'),
  payables: page('payables/payables-page', 'payables', 'products'),
  commissions: page('commissions/commissions-page', 'commissions', 'account'),
  profile: page('account/profile-page', 'account', 'accountSafety', 'members', 'desk'),
  settings: page('account/settings-page', 'account', 'cashier', 'desk'),
  help: page('help/help-page', 'help'),
  salonPage: page('salon-page/salon-page', 'salonPage', 'account', 'pictures', 'team'),
  activity: page('activity/activity-page', 'activity'),
  salonPoster: page('salon-page/poster-page', 'salonPage'),
} as const satisfies Partial<Record<PathName, PageEntry>>;

/** Those whose address names something. */
export const otherPages = {
  client: page('clients/client-page', 'clients', 'clientCard', 'agenda', 'account', 'technicalSheets', 'pictures'),
  // A sale names products and their units, and voiding it asks for the password.
  comanda: page('cashier/comanda-page', 'cashier', 'clientCard', 'products', 'account', 'debts', 'nextVisit'),
  sale: page('cashier/sale-page', 'cashier', 'products', 'account', 'debts'),
  receipt: page('cashier/receipt-page', 'cashier', 'products', 'account'),
  products: page('products/products-page', 'products'),
} as const;
