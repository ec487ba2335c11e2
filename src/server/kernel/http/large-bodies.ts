const KB = 1024;
const MB = 1024 * KB;

/** What takes more than a form, by its path, each with the bytes that it may be sent. */
export const LARGE_BODIES: Record<string, number> = {
  // A file of twenty thousand clients, and the phones of such a file.
  '/api/clients/import': 4 * MB,
  '/api/clients/import/check': MB,
  // As many lines, each with as many products, as its form takes.
  '/api/agenda/appointments': 256 * KB,
  '/api/agenda/appointments/:id': 256 * KB,
};
