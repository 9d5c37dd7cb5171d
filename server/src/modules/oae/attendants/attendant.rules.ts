import type { MemberFields } from '@sewa/contract/oae/members';

export type WishedAttendant = MemberFields['attendants'][number];

export interface KeptAttendant {
  id: string;
  place: number;
  sewadar: string | null;
}

export interface AttendantPlan {
  /** The same person, whose pass and photo stay. */
  keep: (WishedAttendant & { id: string })[];
  add: (WishedAttendant & { place: Place })[];
  drop: string[];
}

/** Nobody attends more members than this at once. */
export const mostMembers = 2;
const places = [1, 2] as const;
type Place = (typeof places)[number];

/** What has to happen so that the wished attendants are the attendants. */
export function planAttendants(
  current: readonly KeptAttendant[],
  wished: readonly WishedAttendant[],
): AttendantPlan {
  const keep: AttendantPlan['keep'] = [];
  const fresh: WishedAttendant[] = [];
  for (const one of wished) {
    const known = current.find(({ id }) => id === one.id);
    if (known && isSamePerson(known, one)) keep.push({ ...one, id: known.id });
    // Somebody else in the same line gets a pass of their own.
    else fresh.push(known ? { ...one, id: undefined } : one);
  }
  const kept = current.filter(({ id }) => keep.some((one) => one.id === id));
  const free = places.filter((place) => !kept.some((one) => one.place === place));
  return {
    keep,
    add: fresh.map((one, index) => ({ ...one, place: getPlace(free, index) })),
    drop: current.filter((one) => !kept.includes(one)).map(({ id }) => id),
  };
}

function getPlace(free: readonly Place[], index: number): Place {
  const place = free[index];
  if (place === undefined) throw new Error('more attendants than places');
  return place;
}

/** Which of two attendants is the other one once more; null when they are two people. */
export function findTwin(wished: readonly WishedAttendant[]): number | null {
  const [first, second] = wished;
  if (!first || !second) return null;
  const isTwin =
    first.sewadar !== null && second.sewadar !== null
      ? first.sewadar === second.sewadar
      : hasSameNames(first, second);
  return isTwin ? 1 : null;
}

/** By these a person without a number is known again, beside the phone. */
function namesOf({ name, nameLatin }: Pick<WishedAttendant, 'name' | 'nameLatin'>): string[] {
  return [...new Set([name, nameLatin].map(plain))].filter((text) => text !== '');
}

/** A link to a sewadar may come or go; another sewadar is another person. */
function isSamePerson(one: KeptAttendant, other: WishedAttendant): boolean {
  return one.sewadar === null || other.sewadar === null || one.sewadar === other.sewadar;
}

function hasSameNames(one: WishedAttendant, other: WishedAttendant): boolean {
  const names = namesOf(one);
  const isSamePhone = one.phone !== '' && one.phone === other.phone;
  return isSamePhone && namesOf(other).some((name) => names.includes(name));
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
