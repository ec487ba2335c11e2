import type { Appointment, SaveWarnings } from '#contract/agenda-appointments.ts';

export type Refusal =
  | { ok: false; reason: 'not_found' | 'service_not_found' | 'product_not_found' | 'stale' | 'period_closed' }
  | { ok: false; reason: 'conflict'; professional: string }
  | { ok: false; reason: 'stock'; product: string }
  | { ok: false; reason: 'stock_failed'; cause: unknown }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

/** How saving an appointment ends. What is refused has changed nothing. */
export type Saved = { ok: true; appointment: Appointment; warnings: SaveWarnings } | Refusal;

export const notFound: Refusal = { ok: false, reason: 'not_found' };
export const serviceNotFound: Refusal = { ok: false, reason: 'service_not_found' };
export const productNotFound: Refusal = { ok: false, reason: 'product_not_found' };
export const stale: Refusal = { ok: false, reason: 'stale' };
export const periodClosed: Refusal = { ok: false, reason: 'period_closed' };
export const conflict = (professional: string): Refusal => ({ ok: false, reason: 'conflict', professional });
export const invalid = (fields: Record<string, string>): Refusal => ({ ok: false, reason: 'invalid', fields });
