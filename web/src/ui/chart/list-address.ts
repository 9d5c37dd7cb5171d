/** The address of a list with these filters; empty ones are left out. */
export function listAddress(path: string, filter: Readonly<Record<string, string>>): string {
  const set = Object.entries(filter).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(set.map(([field, value]) => [`f.${field}`, value]))}`;
}

/** The first and last number of a band: '30-39', '80+', '0-17'. Empty where it is open. */
export function boundsOf(band: string): { min: string; max: string } {
  const [min = '', max = ''] = band.replace('+', '').split('-');
  return { min: min === '0' ? '' : min, max };
}

/** The first and last day of a month (YYYY-MM). */
export function daysOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  const last = new Date(`${from}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { from, to: last.toISOString().slice(0, 10) };
}
