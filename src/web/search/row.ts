import type { ReactNode } from 'react';
import type { Opened } from '#domain/search/opened.ts';
import type { Deed } from './actions.ts';

/** A line of the palette. */
export type Row = {
  key: string;
  icon: ReactNode;
  title: string;
  /** What was typed, as far as it may be in the title. */
  typed?: string;
  detail?: string | undefined;
  isPhone?: boolean;
  aside?: ReactNode;
  go: { to: string } | { deed: Deed };
  opened?: Opened;
};

export type GroupName =
  | 'recent'
  | 'clients'
  | 'appointments'
  | 'services'
  | 'products'
  | 'sales'
  | 'actions'
  | 'screens';

export type Group = { name: GroupName; rows: Row[] };
