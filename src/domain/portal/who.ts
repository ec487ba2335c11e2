import type { Right } from '../members/rights.ts';
import { isOwnerRole } from '../shared/names.ts';

/** The owner has the back office, and whoever is inactive does not work here now. */
export function mayHavePortal({ ativo, funcao }: { ativo: boolean; funcao: string }): boolean {
  return ativo && !isOwnerRole(funcao);
}

/** What a link shows. Whoever makes one knows its PIN, so they must be allowed to see all of it. */
export const SHOWN_BY_A_LINK: readonly Right[] = ['all_agenda', 'clients', 'all_commissions'];
