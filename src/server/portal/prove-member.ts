import { mayDo } from '#domain/members/rights.ts';
import { mayHavePortal } from '#domain/portal/who.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import type { Call } from '#server/kernel/http/api.ts';
import type { Proof } from '#server/kernel/http/portal.ts';
import { rightToListen } from '#server/kernel/http/session.ts';
import type { MemberId, OwnerId, StaffId } from '#server/kernel/principal.ts';
import { findProfessional, type Professional } from './queries.ts';

type SignedInCall = Pick<Call, 'sessions' | 'cookies' | 'salonId' | 'setCookie' | 'pool' | 'roundTrips'>;

type OwnAgenda = { salon: OwnerId; member: MemberId; staff: StaffId; professional: Professional; right: string };

/** The professional who is signed in, with what their page greets them by; undefined for who is none, is inactive, or may not see their own agenda. */
export async function ownAgendaOf(call: SignedInCall): Promise<OwnAgenda | undefined> {
  const signedIn = await call.sessions.read(call.cookies, call.salonId);
  if (!signedIn?.membership || signedIn.membership.needsTwoStep) return undefined;
  if (signedIn.renewed) call.setCookie(call.sessions.cookieFor(signedIn.token));
  call.roundTrips.count += 1;
  const { owner, member } = signedIn.membership;
  if (!member.staff || !mayDo(member, 'own_agenda')) return undefined;
  const professional = await findProfessional(databaseOf(call.pool, owner, call.roundTrips), member.staff);
  if (!professional || !mayHavePortal(professional)) return undefined;
  const right = rightToListen({ token: signedIn.token, member });
  return { salon: owner, member: member.id, staff: member.staff, professional, right };
}

/** The session in the place of link and PIN. */
export async function proveMember(call: Call): Promise<Proof> {
  const own = await ownAgendaOf(call);
  if (!own) return { ok: false, reason: 'wrong' };
  const { salon, member, staff, professional } = own;
  return { ok: true, salon, staff, member, name: professional.staff_name };
}
