import type { Kept } from './line.ts';
import { changesOf, factsIn, keptOf, named, type Teller, type Telling, told, usually } from './telling.ts';
import { spec, textOf } from './values.ts';
import type { What } from './what.ts';

const STAFF = [
  spec('name', 'text', 'nome'),
  spec('role_in_team', 'text', 'funcao'),
  spec('commission', 'percent', 'comissao_percentual', 'all_commissions'),
  spec('product_commission', 'percent', 'product_commission_percent', 'all_commissions'),
  spec('phone', 'text', 'telefone'),
  spec('email', 'text'),
  spec('colour', 'unsaid', 'color'),
  spec('picture', 'unsaid', 'picture_id'),
];

const staffOf = ({ before, after, known }: Telling) => named(before?.nome) ?? named(after?.nome) ?? named(known.staff);

const tellStaffRow = usually(
  { created: 'staff_created', changed: 'staff_changed', removed: 'staff_deactivated', imported: 'staff_imported' },
  staffOf,
  STAFF,
  STAFF.slice(1, 4),
);

export const tellStaff: Teller = (telling) => {
  if (telling.action === 'activate') return told('staff_activated', staffOf(telling));
  if (telling.action === 'deactivate') return told('staff_deactivated', staffOf(telling));
  return tellStaffRow(telling);
};

const byAction =
  (whats: Readonly<Record<string, What>>, subjectOf: (telling: Telling) => ReturnType<typeof named>): Teller =>
  (telling) => {
    const what = whats[telling.action];
    return what && told(what, subjectOf(telling));
  };

const nobody = () => null;

export const tellLink: Teller = byAction(
  { create: 'link_created', delete: 'link_removed', lock: 'link_locked' },
  ({ known }) => named(known.staff),
);

const PROFILE = [
  spec('name', 'text', 'business_name'),
  spec('phone', 'text'),
  spec('address', 'text'),
  spec('email', 'text'),
  spec('country', 'text'),
  spec('language', 'word'),
  spec('timezone', 'text'),
  spec('step', 'minutes', 'slot_step_minutes'),
  spec('notice', 'minutes', 'min_notice_minutes'),
  spec('horizon', 'days', 'booking_horizon_days'),
  spec('credit_fee', 'percent', 'credit_fee_percent'),
  spec('debit_fee', 'percent', 'debit_fee_percent'),
  spec('pix_key', 'text'),
  spec('pix_name', 'text'),
  spec('pix_city', 'text'),
];

export const tellProfile: Teller = (telling) => {
  if (telling.action === 'sign_up') return told('salon_signed_up', named(telling.after?.business_name));
  if (telling.action !== 'update') return undefined;
  // Put away for good: there is no before and after in it.
  const isOffer = telling.after !== null && 'settlement_offer' in telling.after;
  const offer = { field: 'settlement_offer', kind: 'unsaid', from: null, to: null } as const;
  return told('salon_changed', null, isOffer ? [offer] : changesOf(PROFILE, telling));
};

const PAGE = [
  spec('published', 'yesno', 'is_published'),
  spec('page_name', 'text', 'name'),
  spec('salon_kind', 'word', 'kind'),
  spec('about', 'text'),
  spec('whatsapp', 'text'),
  spec('instagram', 'text'),
  ...(['logo', 'cover', 'works'] as const).map((picture) => spec(picture, 'unsaid')),
];

export const tellPage: Teller = (telling) =>
  telling.action === 'update' ? told('page_changed', null, changesOf(PAGE, telling)) : undefined;

export const tellShared: Teller = byAction({ share: 'booking_link_shared' }, nobody);
export const tellSetUp: Teller = byAction({ show: 'set_up_shown', hide: 'set_up_hidden' }, nobody);

export const tellAccount: Teller = byAction(
  {
    change_password: 'password_changed',
    reset_password: 'password_reset',
    confirm_email: 'email_confirmed',
    begin_email_change: 'email_change_begun',
    cancel_email_change: 'email_change_cancelled',
    confirm_email_change: 'email_confirmed',
    change_email: 'email_changed',
    end_session: 'session_ended',
    end_other_sessions: 'session_ended',
    turn_on_two_step: 'two_step_on',
    turn_off_two_step: 'two_step_off',
    use_recovery_code: 'recovery_code_used',
  },
  nobody,
);

export const tellDesk: Teller = byAction(
  { create: 'desk_made', update: 'desk_changed', delete: 'desk_ended' },
  (telling) => named(keptOf(telling).name),
);

export const tellPin: Teller = byAction(
  { create: 'pin_set', update: 'pin_set', delete: 'pin_removed', lock: 'pin_locked' },
  nobody,
);

const MEMBER = [
  spec('role', 'word'),
  spec('granted', 'rights'),
  spec('withheld', 'rights'),
  spec('discount_limit', 'percent'),
  spec('professional', 'unsaid', 'staff_id'),
  spec('name', 'text'),
];

const personOf = ({ before, after }: Telling) => named(before?.name) ?? named(after?.name);

export const tellMember: Teller = (telling) => {
  const subject = personOf(telling);
  if (telling.action === 'accept') return told('member_joined', subject, factsIn(MEMBER.slice(0, 1), telling));
  if (telling.action === 'end') return told('member_ended', subject, factsIn(MEMBER.slice(0, 1), telling));
  const isHandedOver = telling.action === 'hand_over';
  if (isHandedOver && telling.after?.role === 'owner') return told('salon_handed_over', subject);
  return isHandedOver || telling.action === 'update'
    ? told('member_changed', subject, changesOf(MEMBER, telling))
    : undefined;
};

/** Where the link was handed over in person, there is no address. */
const invitedOf = (telling: Telling) => {
  const row: Kept = keptOf(telling);
  return named(row.name) ?? named(row.email) ?? named(telling.known.staff);
};

export const tellInvitation: Teller = (telling) => {
  const whats: Record<string, What> = {
    create: 'invitation_created',
    renew: 'invitation_renewed',
    delete: 'invitation_removed',
  };
  const what = whats[telling.action];
  const role = factsIn([spec('role', 'word'), spec('email', 'text')], telling);
  const subject = invitedOf(telling);
  // What it is called by need not be said again.
  return (
    what &&
    told(
      what,
      subject,
      role.filter(({ to }) => textOf(to) !== subject?.text),
    )
  );
};
