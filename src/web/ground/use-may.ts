import { createContext, use } from 'react';
import type { Session } from '#contract/account/operations.ts';
import { mayDo, type Needs } from '#domain/members/rights.ts';
import { useSession } from './session.ts';

export type Member = Session['member'];

/** Of a page that stays for what was typed on it, after a right was lost: who they were until then. */
export const MemberBefore = createContext<Member | undefined>(undefined);

/** Who is at work at this window. */
export function useMember(): Member {
  const { member } = useSession();
  return use(MemberBefore) ?? member;
}

/** Whether the member at this window may do something: `may('payments')`. What they may not is not shown; the server refuses it in any case. */
export function useMay(): (needs: Needs) => boolean {
  const member = useMember();
  return (needs) => mayDo(member, needs);
}
