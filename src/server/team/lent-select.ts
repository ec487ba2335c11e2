import { lent } from '#server/kernel/database/lent.ts';

/** Who works here, and what they earn. */
export const staffRows = lent
  .selectFrom('staff')
  .select([
    'user_id',
    'id',
    'nome',
    'search_name',
    'funcao',
    'ativo',
    'color',
    'comissao_percentual',
    'product_commission_percent',
    'created_at',
    'updated_at',
  ]);

/** What a professional at the portal may read of them. */
export const portalStaffRows = lent
  .selectFrom('staff')
  .select(['user_id', 'id', 'nome', 'search_name', 'funcao', 'ativo', 'color', 'comissao_percentual']);

/** What a visitor may read of them. */
export const visitedStaffRows = lent
  .selectFrom('staff')
  .select(['user_id', 'id', 'nome', 'search_name', 'ativo', 'color']);
