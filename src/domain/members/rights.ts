/** What a person may do in a salon, in groups and in the order in which people read them. */
export const RIGHT_GROUPS = {
  agenda: ['own_agenda', 'all_agenda', 'clients', 'client_contacts', 'export'],
  cashier: ['payments', 'discounts', 'cash_drawer', 'corrections'],
  management: ['month_totals', 'all_commissions', 'bills', 'stock', 'reports'],
  salon: ['services', 'team', 'hours', 'settings', 'activity'],
} as const;

export type Right = (typeof RIGHT_GROUPS)[keyof typeof RIGHT_GROUPS][number];

export const RIGHTS: readonly Right[] = Object.values(RIGHT_GROUPS).flat();

/** The owner is one, and has every right. The others are presets, which the owner may change for each person. */
export const ROLES = ['owner', 'manager', 'receptionist', 'professional'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody can be invited as. */
export const GIVEN_ROLES = ['manager', 'receptionist', 'professional'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

const PRESETS: Record<Role, readonly Right[]> = {
  owner: RIGHTS,
  // Members and handing the salon over are the owner's alone, and no right.
  manager: RIGHTS,
  receptionist: ['all_agenda', 'clients', 'client_contacts', 'payments', 'discounts', 'cash_drawer'],
  professional: ['own_agenda'],
};

/** In percent of a comanda: what a role may take off, where it may at all. */
const DISCOUNT_LIMITS: Record<Role, number> = { owner: 100, manager: 100, receptionist: 10, professional: 10 };

/** What a person has beyond their role, what they lack of it, and their own limit for discounts: as it is stored. */
export type OwnRights = { granted: readonly Right[]; withheld: readonly Right[]; discount_limit: number | null };

export const AS_THE_ROLE: OwnRights = { granted: [], withheld: [], discount_limit: null };

export function rightsOf(role: Role, own: OwnRights = AS_THE_ROLE): ReadonlySet<Right> {
  if (role === 'owner') return new Set(RIGHTS);
  const { granted, withheld } = own;
  return new Set(RIGHTS.filter((right) => !withheld.includes(right) && isIn(right, PRESETS[role], granted)));
}

const isIn = (right: Right, ...lists: (readonly Right[])[]) => lists.some((list) => list.includes(right));

/** In whole percent; 0 for who may give no discount. */
export function discountLimitOf(role: Role, own: OwnRights = AS_THE_ROLE): number {
  if (!rightsOf(role, own).has('discounts')) return 0;
  return role === 'owner' ? 100 : (own.discount_limit ?? DISCOUNT_LIMITS[role]);
}

/** How a person's rights differ from their role's, so that a role that changes in a later version takes its people along. */
export function differenceFrom(role: GivenRole, rights: ReadonlySet<Right>, discountLimit: number): OwnRights {
  const preset = rightsOf(role);
  const isUsual = !rights.has('discounts') || discountLimit === DISCOUNT_LIMITS[role];
  return {
    granted: RIGHTS.filter((right) => rights.has(right) && !preset.has(right)),
    withheld: RIGHTS.filter((right) => !rights.has(right) && preset.has(right)),
    discount_limit: isUsual ? null : discountLimit,
  };
}

/**
 * What an operation or a page asks of whoever calls it: `nothing` (visitors, and professionals with their link), a `session`, to be a `member` of
 * the salon, to be its `owner`, a right, or one of several.
 */
export type Needs = 'nothing' | 'session' | 'member' | 'owner' | Right | readonly Right[];

/** What there is to know about a member to say what they may. */
export type Able = { role: Role; rights: ReadonlySet<Right> | readonly Right[] };

export function mayDo({ role, rights }: Able, needs: Needs): boolean {
  if (role === 'owner') return true;
  if (needs === 'owner') return false;
  if (needs === 'nothing' || needs === 'session' || needs === 'member') return true;
  const all = rights instanceof Set ? rights : new Set(rights);
  return typeof needs === 'string' ? all.has(needs) : needs.some((right) => all.has(right));
}
