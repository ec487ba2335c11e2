import { isOwnerRole } from '../shared/names.ts';

/** The owner has the back office, and whoever is inactive does not work here now. */
export function mayHavePortal({ ativo, funcao }: { ativo: boolean; funcao: string }): boolean {
  return ativo && !isOwnerRole(funcao);
}
