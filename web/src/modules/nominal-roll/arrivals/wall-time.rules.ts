/** A moment as the clocks of a time zone show it, to the minute: 2026-11-16T09:30. */
export function wallTime(moment: string | null, timeZone: string): string | null {
  if (moment === null) return null;
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return shown.format(new Date(moment)).replace(' ', 'T');
}
