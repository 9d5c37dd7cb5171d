import type { DrawnGraph } from '@sewa/contract/home/graphs';

/** The list behind a row of a chart, filtered to it. Undefined: no filter of the list says just this. */
export function linkTo(kind: DrawnGraph, key: string, centre: string): string | undefined {
  switch (kind) {
    case 1:
      return address('/sewadar', { centre: key });
    case 2:
      return key === 'unknown' ? undefined : address('/sewadar', { ...ages(key), centre });
    case 3:
      return address('/sewadar', { joinedFrom: `${key}-01`, joinedTo: lastDayOf(key), centre });
    case 4:
      return address('/sewadar/applications', { status: key, centre });
    case 7:
      return address('/oae', { ...ages(key), centre });
  }
}

function ages(band: string): Record<string, string> {
  const [minAge = '', maxAge = ''] = band.replace('+', '').split('-');
  return { minAge: minAge === '0' ? '' : minAge, maxAge };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

function address(path: string, filter: Record<string, string>): string {
  const set = Object.entries(filter).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(set.map(([field, value]) => [`f.${field}`, value]))}`;
}
