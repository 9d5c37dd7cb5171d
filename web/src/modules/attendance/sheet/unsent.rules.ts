import { type Mark, markOf } from '@sewa/contract/attendance/marks';
import { afterScan } from '@sewa/contract/attendance/scan';
import type { Sheet, SheetPerson } from '@sewa/contract/attendance/sheets';
import { codeMatcher } from './code-matcher.rules.ts';

/** Something that was marked on this device and that the server has not confirmed. */
export interface Unsent {
  readonly act: UnsentAct;
  /** When it was done. */
  readonly at: number;
  /** It waits for the connection; false while its answer may still come at once. */
  readonly isWaiting: boolean;
  /** Why the server refused it. */
  readonly refusal: string | null;
}

type UnsentAct =
  | { readonly kind: 'mark'; readonly sewadar: string; readonly mark: Mark | null }
  | { readonly kind: 'rest'; readonly mark: Mark }
  | { readonly kind: 'scan'; readonly code: string }
  | { readonly kind: 'leave'; readonly sewadar: string; readonly at: string };

/** A person of the sheet as this device knows them. */
export interface ShownPerson extends SheetPerson {
  /** What is shown has not been sent yet. */
  readonly isWaiting: boolean;
  /** Why the last thing that was marked here was not accepted. */
  readonly refusal: string | null;
}

type Rule = Pick<Sheet, 'startsAt' | 'endsAt' | 'lateAfter' | 'halfBelow'>;

/**
 * The people with what this device still has to send, in its order and by the rules of the server, which are those of the
 * contract. What was refused changes nobody, and says so.
 */
export function withUnsent(
  sheet: Rule,
  people: readonly SheetPerson[],
  unsent: readonly Unsent[],
): ShownPerson[] {
  const shown = people.map(shownOf);
  for (const one of unsent) {
    const concerns = concernedBy(one);
    for (const [place, person] of shown.entries()) {
      if (concerns(person)) shown[place] = afterUnsent(sheet, person, one);
    }
  }
  return shown;
}

/** The same object each time, so that a row that nothing happened to need not be drawn anew. */
function shownOf(person: SheetPerson): ShownPerson {
  const known = shownBefore.get(person) ?? { ...person, isWaiting: false, refusal: null };
  shownBefore.set(person, known);
  return known;
}
const shownBefore = new WeakMap<SheetPerson, ShownPerson>();

/** Whom it is about. */
function concernedBy({ act }: Unsent): (person: ShownPerson) => boolean {
  switch (act.kind) {
    case 'mark':
    case 'leave':
      return ({ sewadar }) => sewadar === act.sewadar;
    case 'rest':
      return ({ mark, isGuest }) => mark === null && !isGuest;
    case 'scan':
      return codeMatcher(act.code);
  }
}

function afterUnsent(sheet: Rule, person: ShownPerson, { act, at, isWaiting, refusal }: Unsent): ShownPerson {
  if (refusal !== null) return act.kind === 'rest' ? person : { ...person, refusal };
  const known = { ...person, refusal: null, isWaiting: person.isWaiting || isWaiting };
  switch (act.kind) {
    case 'mark':
      if (act.mark === null) return { ...known, mark: null, isStated: false, inAt: null, outAt: null };
      return { ...known, mark: act.mark, isStated: true };
    case 'rest':
      return { ...known, mark: act.mark, isStated: true };
    case 'scan':
      return { ...known, ...scanned(sheet, person, at) };
    case 'leave':
      return { ...known, outAt: act.at, mark: markWhoLeft(sheet, person, act.at) };
  }
}

function scanned(sheet: Rule, { mark, isStated, inAt, outAt }: SheetPerson, at: number) {
  const times = { inAt: millis(inAt), outAt: millis(outAt), stated: isStated ? mark : null };
  const seenAt = Math.max(times.inAt ?? 0, times.outAt ?? 0);
  const { entry } = afterScan(mark === null ? null : { ...times, seenAt }, at);
  return {
    mark: markOf(shiftOf(sheet), entry),
    isStated: entry.stated !== null,
    inAt: iso(entry.inAt),
    outAt: iso(entry.outAt),
  };
}

function markWhoLeft(sheet: Rule, { mark, isStated, inAt }: SheetPerson, outAt: string): Mark {
  return markOf(shiftOf(sheet), { ...presenceOf({ inAt, outAt }), stated: isStated ? mark : null });
}

/** Who has a number or carries a card, among those whom this device knows. */
export function findByCode<Person extends SheetPerson>(
  people: readonly Person[],
  code: string,
): Person | undefined {
  return people.find(codeMatcher(code));
}

/** The plan of a sheet in the form of the rules. */
export function shiftOf({ startsAt, endsAt, lateAfter, halfBelow }: Rule) {
  return { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt), lateAfter, halfBelow };
}

export function presenceOf({ inAt, outAt }: Pick<SheetPerson, 'inAt' | 'outAt'>) {
  return { inAt: millis(inAt), outAt: millis(outAt) };
}

function millis(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment);
}

function iso(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
