const KB = 1024;
const MB = 1024 * KB;

/** So many bytes; a file is dear to read, so a salon has one at a time. Whoever works at the portal has no session: token and PIN are in the body. */
export type LargeBody = { bytes: number; isFile: boolean; isOfPortal?: true };

/** What takes more than a form, by its path. */
export const LARGE_BODIES: Record<string, LargeBody> = {
  // A file of twenty thousand clients, and the phones of such a file.
  '/api/clients/import': { bytes: 4 * MB, isFile: true },
  '/api/clients/import/check': { bytes: MB, isFile: true },
  // A file of ten thousand of them, and their names.
  '/api/services/import': { bytes: 4 * MB, isFile: true },
  '/api/services/import/check': { bytes: 2 * MB, isFile: true },
  '/api/team/import': { bytes: 4 * MB, isFile: true },
  '/api/team/import/check': { bytes: 2 * MB, isFile: true },
  '/api/products/import': { bytes: 4 * MB, isFile: true },
  '/api/products/import/check': { bytes: 2 * MB, isFile: true },
  // As many lines, each with as many products, as its form takes.
  '/api/agenda/appointments': { bytes: 256 * KB, isFile: false },
  '/api/agenda/appointments/:id': { bytes: 256 * KB, isFile: false },
  // Who does it, and the services that somebody does, each with terms of their own.
  '/api/services': { bytes: 512 * KB, isFile: false },
  '/api/services/:id': { bytes: 512 * KB, isFile: false },
  '/api/team': { bytes: 768 * KB, isFile: false },
  '/api/team/:id': { bytes: 768 * KB, isFile: false },
  // All usual services, with names as long as they may be.
  '/api/services/starters': { bytes: 192 * KB, isFile: false },
  // A photo in base64.
  '/api/salon-page/pictures/:place': { bytes: 448 * KB, isFile: false },
  '/api/salon-page/works': { bytes: 448 * KB, isFile: false },
  '/api/team/:id/picture': { bytes: 448 * KB, isFile: false },
  '/api/rpc/staff_portal_sheet_photo_add': { bytes: 448 * KB, isFile: false, isOfPortal: true },
  '/api/technical-sheets/photos': { bytes: 448 * KB, isFile: false },
  // As many items and services as a sale takes, each with a price of its own.
  '/api/cashier/sales': { bytes: 256 * KB, isFile: false },
  '/api/cashier/sales/:id': { bytes: 256 * KB, isFile: false },
  '/api/cashier/appointments/:id/finish': { bytes: 256 * KB, isFile: false },
  // As many rows as were received at once.
  '/api/cashier/payments/take-back': { bytes: 256 * KB, isFile: false },
};
