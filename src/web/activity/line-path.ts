import type { ActivityLine } from '#contract/activity/operations.ts';
import { appointmentPath, clientPath, paths, productPath, salePath, servicePath } from '#contract/paths.ts';

/** Where what a line is about is opened. */
export function linePath({ place, id, days, name, product_type }: NonNullable<ActivityLine['leads_to']>): string {
  const [first = '', last = ''] = days;
  switch (place) {
    case 'appointment':
      return appointmentPath({ id, date: first });
    case 'sale':
      return salePath(id);
    case 'client':
      return clientPath(id);
    case 'product':
      return productPath({ product_type: product_type ?? 'internal', name });
    case 'service':
      return servicePath({ name });
    case 'closing':
      return `${paths.commissions}?de=${first}&ate=${last}`;
  }
}
