import { lent } from '#server/kernel/database/lent.ts';

/** What was mixed for whom. */
export const sheetRows = lent.selectFrom('technical_sheets').select(['user_id', 'id', 'client_id']);

/** Who is on which photo. */
export const clientPhotoRows = lent.selectFrom('client_photos').select(['user_id', 'id', 'client_id']);
