/** "45 min", "1h", "1h 30min": the same in every language we speak. */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}h`;
  return rest === 0 ? hours : `${hours} ${rest}min`;
}
