/** Every path of the product, named once. */
export const paths = {
  home: '/',
  benefits: '/benefits',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  agenda: '/agenda',
  agendaDay: '/agenda/dia',
  agendaWeek: '/agenda/semana',
  agendaPending: '/agenda/pendentes',
  agendaOnline: '/agenda/online',
  agendaSettings: '/agenda/configurar',
  clients: '/clientes',
  team: '/equipe',
  internalProducts: '/produtos?type=internal',
  resaleProducts: '/produtos?type=resale',
  services: '/servicos',
  serviceCategories: '/servicos/categorias',
  cashier: '/financeiro/receber',
  payables: '/financeiro/pagar',
  fixedCosts: '/financeiro/custos-fixos',
  commissions: '/financeiro/comissoes',
  reports: '/relatorios',
  profile: '/perfil',
  settings: '/configuracoes',
} as const;

export type PathName = keyof typeof paths;

/** What the route table serves so far: menus, quick actions and suggestions offer only these. */
const built = new Set<PathName>([
  'dashboard',
  'agenda',
  'agendaDay',
  'agendaWeek',
  'agendaPending',
  'agendaOnline',
  'agendaSettings',
  'clients',
  'team',
  'internalProducts',
  'resaleProducts',
  'services',
  'profile',
  'settings',
]);

export function isBuilt(name: PathName): boolean {
  return built.has(name);
}
