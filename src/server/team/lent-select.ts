import { lent } from '#server/kernel/database/lent.ts';

/** What a visitor may read of who works here. */
export const visitedStaffRows = lent
  .selectFrom('staff')
  .select(['user_id', 'id', 'nome', 'search_name', 'ativo', 'color']);

/** The same with what the salon's own page shows: what they do, and their face. */
export const shownStaffRows = visitedStaffRows.select(['funcao', 'picture_id']);

/** What a professional at the portal may read of them. */
export const portalStaffRows = visitedStaffRows.select(['funcao', 'comissao_percentual']);

/** Who works here, and what they earn. */
export const staffRows = portalStaffRows.select(['product_commission_percent', 'created_at', 'updated_at']);
