import type { CampStation } from '@sewa/contract/blood-donation/enums';
import { type FloorAct, floorActs, judgeAct } from '@sewa/contract/blood-donation/floor/floor-moves';
import type { FloorVisit } from '@sewa/contract/blood-donation/floor/floor-visit';
import type { Vitals } from '@sewa/contract/blood-donation/rules/eligibility';

/** An act that this device made and the server has not confirmed. */
export interface UnsentAct {
  readonly visit: string;
  readonly name: string;
  readonly body: {
    readonly id?: string;
    readonly desk?: string;
    readonly station?: CampStation;
    readonly at?: string;
    readonly step?: string;
    readonly bed?: number;
    readonly volume?: number;
    readonly bagNumber?: string;
    readonly bank?: string;
  } & Partial<Vitals>;
  /** Null: it waits; otherwise the server refused it. */
  readonly refusal: string | null;
}

export interface ShownVisit extends FloorVisit {
  /** Something about this donor waits to be sent. */
  readonly isWaiting: boolean;
}

const stations: Readonly<Partial<Record<FloorAct, CampStation>>> = {
  vitals: 'vital',
  accept: 'medical',
  start: 'bed',
  finish: 'bed',
  stop: 'bed',
  leave: 'rest',
};

/** The line as it will be once everything is sent: by the rule that the server uses. What is refused changes nothing. */
export function withUnsentActs(
  visits: readonly FloorVisit[],
  acts: readonly UnsentAct[],
  own: { name: string },
): ShownVisit[] {
  return visits.map((visit) => {
    const about = acts.filter((one) => one.visit === visit.id && one.refusal === null);
    const start: ShownVisit = { ...visit, isWaiting: about.length > 0 };
    return withoutUndone(about).reduce((shown, act) => after(shown, act, own), start);
  });
}

/** An act that was undone before it was sent never shows. */
function withoutUndone(acts: readonly UnsentAct[]): UnsentAct[] {
  const undone = new Set(acts.flatMap(({ name, body }) => (name === 'undo' ? (body.step ?? []) : [])));
  return acts.filter(({ body }) => body.id === undefined || !undone.has(body.id));
}

function after(visit: ShownVisit, { name, body }: UnsentAct, own: { name: string }): ShownVisit {
  const waiting = { ...visit, isWaiting: true };
  const act = floorActs.find((one) => one === name);
  const station = body.station ?? (act && stations[act]);
  if (act === undefined || station === undefined) return waiting;
  const at = Math.max(Date.parse(body.at ?? '') || 0, Date.parse(visit.since));
  const state = {
    status: visit.status,
    outcome: visit.outcome,
    since: Date.parse(visit.since),
    desk: visit.desk,
    hasLeft: visit.hasLeft,
  };
  const verdict = judgeAct(state, { act, station, desk: body.desk ?? '', at });
  // It may have arrived already, and the answer not.
  if (verdict.kind === 'refused') return waiting;
  const { status, outcome, desk, hasLeft, since } = verdict.state;
  return {
    ...waiting,
    status,
    outcome,
    desk,
    hasLeft,
    since: new Date(since).toISOString(),
    deskName: desk === null ? '' : own.name,
    ...(status === visit.status ? {} : { calledAt: null }),
    ...(act === 'call' ? { calledAt: new Date(at).toISOString() } : {}),
    ...(act === 'start'
      ? {
          bed: body.bed ?? null,
          volume: body.volume ?? null,
          bagNumber: body.bagNumber ?? '',
          bank: body.bank ?? null,
          startedAt: new Date(at).toISOString(),
        }
      : {}),
    ...(act === 'finish' || act === 'stop'
      ? { endedAt: new Date(at).toISOString(), isBedCleaned: false }
      : {}),
    ...(act === 'vitals' ? { vitals: vitalsOf(body) } : {}),
  };
}

function vitalsOf(body: Partial<Vitals>): FloorVisit['vitals'] {
  const { weight = null, haemoglobin = null, systolic = null, diastolic = null } = body;
  const { pulse = null, isPulseRegular = null, temperature = null } = body;
  return { weight, haemoglobin, systolic, diastolic, pulse, isPulseRegular, temperature };
}
