import type { PictureSize } from '#domain/pictures/limits.ts';

/** By itself, so that the booking page carries no path of the back office. */
export const BOOKING = '/agendamento-publico';

/** Where a professional comes in without an account. Whoever has the token is half inside: see `kernel/log`. */
export const PORTAL = '/portal';

/** The same pages for a professional who is signed in, by the session. */
export const OWN_AGENDA = '/minha-agenda';

/** Every path of a page, named once: the server serves some of them and mails links to others. */
export const paths = {
  home: '/',
  benefits: '/benefits',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirmar-email',
  changeEmail: '/trocar-email',
  invitation: '/convite',
  terms: '/termos',
  privacy: '/privacidade',
  twoStep: '/dois-passos',
  dashboard: '/dashboard',
  agenda: '/agenda',
  agendaDay: '/agenda/dia',
  agendaWeek: '/agenda/semana',
  agendaPending: '/agenda/pendentes',
  agendaOnline: '/agenda/online',
  agendaSettings: '/agenda/configurar',
  clients: '/clientes',
  team: '/equipe',
  members: '/equipe/acessos',
  internalProducts: '/produtos?type=internal',
  resaleProducts: '/produtos?type=resale',
  services: '/servicos',
  serviceCategories: '/servicos/categorias',
  servicesStart: '/servicos/comecar',
  cashier: '/financeiro/receber',
  debts: '/financeiro/receber/pendentes',
  payables: '/financeiro/pagar',
  fixedCosts: '/financeiro/custos-fixos',
  commissions: '/financeiro/comissoes',
  reports: '/relatorios',
  reportIncome: '/relatorios/entrada-saida',
  reportResult: '/relatorios/resultado',
  reportProfessionals: '/relatorios/profissionais',
  reportServices: '/relatorios/servicos',
  reportClients: '/relatorios/clientes',
  reportOccupancy: '/relatorios/ocupacao',
  reportStock: '/relatorios/estoque',
  reportPartner: '/relatorios/salao-parceiro',
  profile: '/perfil',
  settings: '/configuracoes',
  help: '/ajuda',
  salonPage: '/configuracoes/pagina',
  salonPoster: '/configuracoes/pagina/cartaz',
  activity: '/configuracoes/atividade',
  booking: BOOKING,
  portal: PORTAL,
  ownAgenda: OWN_AGENDA,
} as const;

export type PathName = keyof typeof paths;

/** The login, and from there to where a signed-out visitor wanted to go. */
export function loginPath(wanted: string): string {
  const isStart = wanted === paths.home || wanted === paths.dashboard;
  return isStart ? paths.login : `${paths.login}?next=${encodeURIComponent(wanted)}`;
}

/** Where two-step sign-in is turned on before anything else, and from there to what was wanted. */
export const twoStepPath = (wanted: string) =>
  wanted === paths.home ? paths.twoStep : `${paths.twoStep}?next=${encodeURIComponent(wanted)}`;

/** The link of an invitation. Whoever has the token is half inside: see `kernel/log`. */
export const invitationPath = (token: string) => `${paths.invitation}/${token}`;

/** The agenda with the sheet of an appointment open; agenda/address.ts reads it. */
export const appointmentPath = ({ id, date }: { id: string; date: string }) =>
  `${paths.agendaDay}?data=${date}&agendamento=${id}`;

/** What an address calls a client: whose debts are received, for whom a new appointment is, and whose card the list led to before it was a page. */
export const CLIENT_PARAM = 'cliente';

export const clientPath = (id: string) => `${paths.clients}/${encodeURIComponent(id)}`;

/** A new appointment for that client, on a day or on the one that is shown; agenda/address.ts reads it. */
export const bookingForPath = (clientId: string, day = '') =>
  `${paths.agendaDay}?${day && `data=${day}&`}novo=${day}&${CLIENT_PARAM}=${clientId}`;

/** What the addresses of services and products call the initial search of their list. */
export const LIST_SEARCH = 'busca';

export const servicePath = ({ name }: { name: string }) =>
  `${paths.services}?${LIST_SEARCH}=${encodeURIComponent(name)}`;

export function productPath({ product_type, name }: { product_type: 'internal' | 'resale'; name: string }): string {
  const list = product_type === 'internal' ? paths.internalProducts : paths.resaleProducts;
  return `${list}&${LIST_SEARCH}=${encodeURIComponent(name)}`;
}

/** What the addresses of services, team and products call their import, which a link may open. */
export const IMPORT_PARAM = 'importar';

/** A sale without an appointment: a new one, or one that was begun. */
export const salePath = (id?: string) => `${paths.cashier}/venda${id ? `?saleId=${id}` : ''}`;

/** An appointment with what is sold along. */
export const comandaPath = (appointmentId: string) => `${paths.agenda}/${appointmentId}/comanda`;

/** What the cashier's address calls its month, and each day that is unfolded. */
export const CASHIER_MONTH = 'mes';
export const CASHIER_DAY = 'dia';

/** The cashier with that day unfolded. */
export const cashierDayPath = (day: string) =>
  `${paths.cashier}?${CASHIER_MONTH}=${day.slice(0, 7)}&${CASHIER_DAY}=${day}`;

/** Of a sale alone, or of an appointment with what was sold to it. */
export const receiptPath = (paid: { sale: string } | { appointment: string }) =>
  `${paths.cashier}/recibo?${'sale' in paid ? `venda=${paid.sale}` : `agendamento=${paid.appointment}`}`;

export const portalPath = (token: string) => `${PORTAL}/${token}`;

/** Salons choose what stands behind it. */
export const SALON_PAGE = '/s';

export const salonPagePath = (name: string) => `${SALON_PAGE}/${name}`;

/** A picture that it shows, for visitors. */
export const salonPictureUrl = (salonId: string, id: string, size: PictureSize) =>
  `${SALON_PAGE}/imagens/${salonId}/${id}/${size}.webp`;

/** What the address of the booking page calls a service that is chosen already. */
export const SERVICE_PARAM = 'servico';

export type BookingPage = 'services' | 'calendario' | 'sucesso';

/** Where anybody books at a salon. */
export const bookingPath = (salonId: string, page: BookingPage = 'services') =>
  `${BOOKING}/${encodeURIComponent(salonId)}${page === 'services' ? '' : `/${page}`}`;
