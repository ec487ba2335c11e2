/** In minutes: how long somebody could be booked, and how much of that was. */
export type Occupied = { available: number; booked: number };

export function sumOccupied(cells: readonly Occupied[]): Occupied {
  return cells.reduce(
    (sum, { available, booked }) => ({ available: sum.available + available, booked: sum.booked + booked }),
    { available: 0, booked: 0 },
  );
}

/** How full: 0.6 of what could be booked. Null where nothing could. */
export function shareBooked({ available, booked }: Occupied): number | null {
  return available > 0 ? booked / available : null;
}
