import { isManName } from './names.ts';
import { clients } from './people.ts';

export type Person = {
  id: string;
  name: string;
  phone: string | null;
  /** The day on which they were registered. */
  since: string;
  /** Pays at the end of the month. */
  isMonthly: boolean;
};

const MONTHLY_CLIENTS = 7;

/** The registered clients, the longest known first: Rafael's are the men. */
export function people(today: string): { men: Person[]; women: Person[] } {
  const known = clients(today)
    .map(({ id = '', name, phone = null, created_at = '' }) => ({
      id,
      name,
      phone,
      since: String(created_at).slice(0, 10),
      isMonthly: false,
    }))
    .sort((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
  const women = known.filter(({ name }) => !isManName(name));
  return {
    men: known.filter(({ name }) => isManName(name)),
    women: women.map((person, index) => ({ ...person, isMonthly: index < MONTHLY_CLIENTS })),
  };
}
