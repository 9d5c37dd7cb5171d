import type { CampStation } from '../enums.ts';

/** A donor's way through a camp: campDonorStatuses, by name. */
export const visitStatuses = {
  REGISTERED: 1,
  VITAL: 5,
  MEDICAL: 10,
  WAITING: 15,
  DONATING: 20,
  DONATED: 25,
} as const;
export type VisitStatus = (typeof visitStatuses)[keyof typeof visitStatuses];
export const visitStatusValues = Object.values(visitStatuses);

/** How somebody left the line, beside the status, which keeps its value. Empty: still on the way, or donated. */
export const visitOutcomes = ['', 'deferred', 'withdrew', 'incomplete'] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];

export const floorActs = [
  'call',
  'vitals',
  'accept',
  'defer',
  'withdraw',
  'start',
  'finish',
  'stop',
  'back',
  'leave',
] as const;
export type FloorAct = (typeof floorActs)[number];

interface FloorMove {
  readonly act: FloorAct;
  readonly station: CampStation;
  readonly from: VisitStatus;
  readonly to: VisitStatus;
  /** The donor leaves the line by it. */
  readonly outcome?: VisitOutcome;
  /** What the donor's desk becomes: this one from now on, nobody's, or as it was. */
  readonly hold?: 'take' | 'free';
  /** Only by the desk that called the donor. */
  readonly needsHold?: true;
}

const { REGISTERED, VITAL, MEDICAL, WAITING, DONATING, DONATED } = visitStatuses;

/** Every act there is on the floor; what is not in it is refused. A donor is called by a desk, and only that one goes on. */
export const floorMoves: readonly FloorMove[] = [
  { act: 'call', station: 'vital', from: REGISTERED, to: VITAL, hold: 'take' },
  // Sent back by the doctor, or taken over from a tablet that failed.
  { act: 'call', station: 'vital', from: VITAL, to: VITAL, hold: 'take' },
  { act: 'vitals', station: 'vital', from: VITAL, to: MEDICAL, hold: 'free', needsHold: true },
  { act: 'call', station: 'medical', from: MEDICAL, to: MEDICAL, hold: 'take' },
  { act: 'accept', station: 'medical', from: MEDICAL, to: WAITING, hold: 'free', needsHold: true },
  // Whoever is called to the beds goes to the next free one, whichever tablet records it.
  { act: 'call', station: 'bed', from: WAITING, to: WAITING },
  { act: 'start', station: 'bed', from: WAITING, to: DONATING },
  { act: 'finish', station: 'bed', from: DONATING, to: DONATED },
  { act: 'stop', station: 'bed', from: DONATING, to: DONATING, outcome: 'incomplete' },
  { act: 'leave', station: 'rest', from: DONATED, to: DONATED },
  { act: 'back', station: 'vital', from: VITAL, to: REGISTERED, hold: 'free', needsHold: true },
  { act: 'back', station: 'medical', from: MEDICAL, to: VITAL, hold: 'free', needsHold: true },
  { act: 'back', station: 'bed', from: WAITING, to: MEDICAL, hold: 'free' },
  { act: 'back', station: 'bed', from: DONATING, to: WAITING },
  {
    act: 'defer',
    station: 'vital',
    from: VITAL,
    to: VITAL,
    outcome: 'deferred',
    hold: 'free',
    needsHold: true,
  },
  {
    act: 'defer',
    station: 'medical',
    from: MEDICAL,
    to: MEDICAL,
    outcome: 'deferred',
    hold: 'free',
    needsHold: true,
  },
  { act: 'withdraw', station: 'registration', from: REGISTERED, to: REGISTERED, outcome: 'withdrew' },
  {
    act: 'withdraw',
    station: 'vital',
    from: VITAL,
    to: VITAL,
    outcome: 'withdrew',
    hold: 'free',
    needsHold: true,
  },
  {
    act: 'withdraw',
    station: 'medical',
    from: MEDICAL,
    to: MEDICAL,
    outcome: 'withdrew',
    hold: 'free',
    needsHold: true,
  },
  { act: 'withdraw', station: 'bed', from: WAITING, to: WAITING, outcome: 'withdrew' },
  // Who went home without a word is taken out of the line by the head.
  ...([REGISTERED, VITAL, MEDICAL, WAITING] as const).map((at) => ({
    act: 'withdraw' as const,
    station: 'head' as const,
    from: at,
    to: at,
    outcome: 'withdrew' as const,
    hold: 'free' as const,
  })),
];

/** What the rules of the floor look at. */
export interface VisitState {
  readonly status: VisitStatus;
  readonly outcome: VisitOutcome;
  /** In this status since; milliseconds. */
  readonly since: number;
  /** The desk that called the donor; null: nobody. */
  readonly desk: string | null;
  /** Rested and left. */
  readonly hasLeft: boolean;
}

export interface AskedAct {
  readonly act: FloorAct;
  readonly station: CampStation;
  /** A tablet at a station. */
  readonly desk: string;
  /** When it was done, which may be before it arrived. */
  readonly at: number;
}

export type FloorRefusal =
  /** The donor has left the line, or has gone home. */
  | 'OVER'
  /** Not in a status in which this station does this: somebody else was first, or a step would be skipped. */
  | 'MOVED_ON'
  /** Another desk called the donor. */
  | 'HELD'
  /** Nobody called the donor yet. */
  | 'NOT_CALLED'
  /** It waited on a device while the donor went on and came back. */
  | 'STALE';

export type FloorVerdict =
  | { readonly kind: 'moved'; readonly state: VisitState; readonly from: VisitStatus }
  | { readonly kind: 'refused'; readonly refusal: FloorRefusal };

/** How much later one act can arrive than the next: nobody goes on and comes back in this time. */
const LATENCY_MS = 5_000;

/** The one rule by which a donor moves: the server asks it under a lock, a station before it offers a button. */
export function judgeAct(visit: VisitState, asked: AskedAct): FloorVerdict {
  const { act, station, desk, at } = asked;
  if (visit.outcome !== '' || visit.hasLeft) return refused('OVER');
  const move = findFloorMove(act, station, visit.status);
  if (move === null) return refused('MOVED_ON');
  if (at < visit.since - LATENCY_MS) return refused('STALE');
  if (move.needsHold && visit.desk === null) return refused('NOT_CALLED');
  if (move.needsHold && visit.desk !== desk) return refused('HELD');
  return {
    kind: 'moved',
    from: visit.status,
    state: {
      status: move.to,
      outcome: move.outcome ?? '',
      since: move.to === visit.status ? visit.since : Math.max(at, visit.since),
      desk: deskAfter(move, visit.desk, desk),
      hasLeft: act === 'leave',
    },
  };
}

export function findFloorMove(act: FloorAct, station: CampStation, from: number): FloorMove | null {
  return (
    floorMoves.find((move) => move.act === act && move.station === station && move.from === from) ?? null
  );
}

function deskAfter({ hold }: FloorMove, before: string | null, desk: string): string | null {
  if (hold === 'take') return desk;
  return hold === 'free' ? null : before;
}

function refused(refusal: FloorRefusal): FloorVerdict {
  return { kind: 'refused', refusal };
}

/** Whose turn it is at a status: the station that acts on it next. */
export const stationAt: Readonly<Record<VisitStatus, CampStation>> = {
  [REGISTERED]: 'vital',
  [VITAL]: 'vital',
  [MEDICAL]: 'medical',
  [WAITING]: 'bed',
  [DONATING]: 'bed',
  [DONATED]: 'rest',
};

/** In the line: neither out of it nor through. */
export function isInLine({ status, outcome }: { status: number; outcome: string }): boolean {
  return outcome === '' && status < DONATED;
}

/** Whether a donor was on a bed and has left it: donated, or stopped. */
export function hasLeftBed({
  bed,
  status,
  outcome,
}: {
  bed: number | null;
  status: number;
  outcome: string;
}): boolean {
  return bed !== null && (status === DONATED || outcome === 'incomplete');
}

/** For so long a station can take back what it tapped. */
export const UNDO_MS = 60_000;
/** The server allows for what waited on the device. */
export const UNDO_GRACE_MS = 120_000;
/** Minutes of rest and refreshment after a donation. */
export const REST_MINUTES = 15;

export interface LastStep {
  readonly desk: string;
  readonly at: number;
  readonly isUndone: boolean;
  /** Nothing has happened to the visit since. */
  readonly isLast: boolean;
}

export type UndoRefusal = 'OTHER_STATION' | 'TOO_LATE' | 'NOT_LAST';

/** A wrong tap is taken back by the desk that made it, while nothing was built on it. Null: it may be. */
export function judgeUndo(
  { desk, at, isLast }: LastStep,
  asked: { desk: string; at: number; limit?: number },
): UndoRefusal | null {
  if (asked.desk !== desk) return 'OTHER_STATION';
  if (!isLast) return 'NOT_LAST';
  return asked.at - at > (asked.limit ?? UNDO_MS) ? 'TOO_LATE' : null;
}
