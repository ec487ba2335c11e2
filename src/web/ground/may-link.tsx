import { Link, type LinkProps } from 'react-router';
import type { Needs } from '#domain/members/rights.ts';
import { useMay } from './use-may.ts';

/** A link for whoever may open where it leads; for anybody else its words alone. */
export function MayLink({ needs, ...link }: LinkProps & { needs: Needs }) {
  const may = useMay();
  return may(needs) ? <Link {...link} /> : <span>{link.children}</span>;
}
