/** "45 min", "1h", "1h 30min": the same in every language we speak, but for how a thousand hours are written. */
export function formatDuration(minutes: number, count: (hours: number) => string = String): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  const hours = `${count(Math.floor(minutes / 60))}h`;
  return rest === 0 ? hours : `${hours} ${rest}min`;
}

/** How many whole minutes to wait, for whoever is told in seconds when to come back. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
