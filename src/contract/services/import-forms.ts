import * as z from 'zod/mini';
import { MOST_ROWS } from '#domain/imports/limits.ts';
import { imported } from '../imports.ts';
import { serviceFields } from './forms.ts';

/** A row of a file. */
export const importedService = z.pick(serviceFields, {
  name: true,
  category: true,
  description: true,
  duration_minutes: true,
  price: true,
  preco_variavel: true,
  commission_percent: true,
  is_public: true,
});

export const importServicesForm = imported(importedService, MOST_ROWS);

/** The same before anybody has looked into the rows, which the server reads bit by bit. */
export const servicesFile = imported(z.unknown(), MOST_ROWS);

export const checkServicesForm = imported(z.object({ name: z.string(), category: z.string() }), MOST_ROWS);

export type ImportedService = z.output<typeof importedService>;
