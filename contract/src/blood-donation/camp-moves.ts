import {
  type MoveRefusal as AnyMoveRefusal,
  judge,
  type Move,
  nextStep,
  type StatusMachine,
} from '../kernel/moves.ts';
import type { Acl } from '../kernel/rights/acl.ts';
import type { ActOf } from '../kernel/rights/rights.ts';
import { campStatusLabels } from './camp-words.ts';
import { type CampStatus, campStatuses } from './enums.ts';

const { PLANNED, OPEN, CLOSED, RECONCILED } = campStatuses;

export type CampMove = Move<CampStatus, ActOf<'BLOOD_DONATION.CAMP'>>;

/** A camp that was opened or closed by mistake goes back, with a reason; a reconciled one stays. */
export const campMoves: readonly CampMove[] = [
  { from: PLANNED, to: OPEN, act: 'planRegister' },
  { from: OPEN, to: PLANNED, act: 'planRegister' },
  { from: OPEN, to: CLOSED, act: 'closeCamp' },
  { from: CLOSED, to: OPEN, act: 'closeCamp' },
  { from: CLOSED, to: RECONCILED, act: 'closeCamp' },
];

export const campMachine: StatusMachine<'BLOOD_DONATION.CAMP', CampStatus> = {
  key: 'BLOOD_DONATION.CAMP',
  moves: campMoves,
  onward: { [PLANNED]: OPEN, [OPEN]: CLOSED, [CLOSED]: RECONCILED },
  withReason: [],
  // Running a camp is work, not a decision about somebody else's.
  ownActs: ['planRegister', 'closeCamp'],
  labels: campStatusLabels,
};

export interface JudgedCamp {
  readonly status: number;
  readonly firstDay: string;
  readonly lastDay: string;
  /** Complete donations. */
  readonly units: number;
  /** Everything that was recorded at it. */
  readonly recorded: number;
  /** Who is in the line of its floor. */
  readonly inLine: number;
  readonly banks: readonly { readonly licenceUntil: string | null }[];
  readonly staff: readonly { readonly station: string }[];
}

export type CampRefusal =
  | AnyMoveRefusal
  | 'TOO_EARLY'
  | 'NO_BANK'
  | 'BANK_LAPSED'
  | 'NO_DOCTOR'
  | 'HAS_RECORDS'
  | 'LINE_OPEN'
  | 'UNITS_NEEDED'
  | 'UNITS_DIFFER';

/** Null: the move may be made. Reason and units are left out where only the button is judged. */
export function judgeCampMove(judged: {
  camp: JudgedCamp;
  to: number;
  user: { id: string; acl: Acl };
  today: string;
  hasReason?: boolean;
  /** What the blood banks counted. */
  countedUnits?: number | null;
}): CampRefusal | null {
  const { camp, to, user, today, hasReason = true, countedUnits } = judged;
  return judge(campMachine, {
    record: { status: camp.status, madeBy: '', editors: [] },
    to,
    user,
    check: (move): CampRefusal | null => {
      if (isBackward(move) && !hasReason) return 'REASON_NEEDED';
      if (move.to === PLANNED) return camp.recorded > 0 ? 'HAS_RECORDS' : null;
      if (move.from === PLANNED) return openingRefusal(camp, today);
      if (move.to === CLOSED && camp.inLine > 0) return 'LINE_OPEN';
      if (move.to !== RECONCILED || countedUnits === undefined) return null;
      if (countedUnits === null) return 'UNITS_NEEDED';
      return countedUnits === camp.units ? null : 'UNITS_DIFFER';
    },
  });
}

/** A camp opens on its first day, with a licensed bank and a doctor. */
function openingRefusal(camp: JudgedCamp, today: string): CampRefusal | null {
  if (today < camp.firstDay) return 'TOO_EARLY';
  return missingOf(camp)[0] ?? null;
}

type Conditions = Pick<JudgedCamp, 'banks' | 'staff' | 'lastDay'>;

/** What an open camp must have on all its days, and has not. */
function missingOf({ banks, staff, lastDay }: Conditions): ('NO_BANK' | 'BANK_LAPSED' | 'NO_DOCTOR')[] {
  return [
    ...(banks.length === 0 ? (['NO_BANK'] as const) : []),
    ...(banks.some((bank) => isLapsedBy(bank, lastDay)) ? (['BANK_LAPSED'] as const) : []),
    ...(staff.some(({ station }) => station === 'medical') ? [] : (['NO_DOCTOR'] as const)),
  ];
}

/** Whether the licence of a blood bank has ended before a day. */
export function isLapsedBy({ licenceUntil }: { readonly licenceUntil: string | null }, day: string): boolean {
  return licenceUntil !== null && licenceUntil < day;
}

/** A change takes nothing from an open camp that it was opened with. What it lacked before does not stop other changes. */
export function judgeCampChange(before: Conditions & { readonly status: number }, after: Conditions) {
  if (before.status !== OPEN) return null;
  const lacked = missingOf(before);
  return missingOf(after).find((one) => !lacked.includes(one)) ?? null;
}

export function isBackward({ from, to }: { from: number; to: number }): boolean {
  return to < from;
}

export function nextCampStep(status: number): CampMove | null {
  return nextStep(campMachine, status);
}

/** Days, place and team are settled once the camp is closed. */
export function isCampEditable(status: number): boolean {
  return status === PLANNED || status === OPEN;
}

/** Papers of a past camp are entered until it is reconciled. */
export function mayRecordAtCamp(status: number): boolean {
  return status === OPEN || status === CLOSED;
}
