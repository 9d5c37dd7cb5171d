const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Moments as the clock of a zone shows them, '2026-03-02 00:00:00'; null for whatever is no moment. */
export function localMoments(timeZone: string): (value: unknown) => string | null {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (value) => {
    if (typeof value !== 'string' || !moment.test(value)) return null;
    const date = new Date(value);
    // A text that somebody typed may look like a moment.
    return Number.isNaN(date.getTime()) ? null : local.format(date);
  };
}
