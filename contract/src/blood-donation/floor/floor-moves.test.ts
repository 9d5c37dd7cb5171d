import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { campDonorStatuses, campStations } from '../enums.ts';
import {
  type AskedAct,
  floorActs,
  floorMoves,
  judgeAct,
  judgeUndo,
  stationAt,
  UNDO_MS,
  type VisitState,
  visitStatusValues,
} from './floor-moves.ts';

const registered: VisitState = { status: 1, outcome: '', since: 0, desk: null, hasLeft: false };
const order: readonly number[] = visitStatusValues;

const acts = fc.record({
  act: fc.constantFrom(...floorActs),
  station: fc.constantFrom(...campStations),
  desk: fc.constantFrom('a', 'b', 'c'),
  at: fc.nat(20_000),
});

function run(
  asked: readonly AskedAct[],
  each: (before: VisitState, after: VisitState, act: AskedAct) => void,
) {
  let state = registered;
  for (const act of asked) {
    const verdict = judgeAct(state, act);
    if (verdict.kind === 'refused') continue;
    each(state, verdict.state, act);
    state = verdict.state;
  }
  return state;
}

test('the statuses are those of the specification', () => {
  expect(order).toEqual(campDonorStatuses.map(({ value }) => value));
});

describe('whatever the stations ask for, in whatever order', () => {
  test('nobody skips a step, and only the station whose turn it is moves a donor on', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 80 }), (asked) => {
        run(asked, (before, after, act) => {
          const distance = order.indexOf(after.status) - order.indexOf(before.status);
          expect(Math.abs(distance)).toBeLessThanOrEqual(1);
          if (distance === -1) expect(act.act).toBe('back');
          if (distance === 1) expect(act.station).toBe(stationAt[before.status]);
        });
      }),
    );
  });

  test('who left the line stays out of it, with the status kept', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 80 }), (asked) => {
        run(asked, (before, after) => {
          expect(before.outcome).toBe('');
          expect(before.hasLeft).toBe(false);
          if (after.outcome !== '') expect(after.status).toBe(before.status);
        });
      }),
    );
  });

  test('measuring and deciding are done by the desk that called the donor', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 80 }), (asked) => {
        run(asked, (before, _after, act) => {
          if (['vitals', 'accept', 'defer'].includes(act.act)) expect(before.desk).toBe(act.desk);
        });
      }),
    );
  });

  test('time never runs backwards', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 80 }), (asked) => {
        run(asked, (before, after) => expect(after.since).toBeGreaterThanOrEqual(before.since));
      }),
    );
  });

  test('blood is given only after vitals and the doctor', () => {
    fc.assert(
      fc.property(fc.array(acts, { minLength: 20, maxLength: 200 }), (asked) => {
        const done: string[] = [];
        const end = run(asked, (_before, _after, { act }) => void done.push(act));
        if (end.status === 25) expect(done).toEqual(expect.arrayContaining(['vitals', 'accept', 'start']));
      }),
    );
  });
});

test('the whole way, and nothing of it twice', () => {
  const way: AskedAct[] = (
    [
      ['call', 'vital'],
      ['vitals', 'vital'],
      ['call', 'medical'],
      ['accept', 'medical'],
      ['call', 'bed'],
      ['start', 'bed'],
      ['finish', 'bed'],
      ['leave', 'rest'],
    ] as const
  ).map(([act, station], place) => ({ act, station, desk: station, at: place }));
  const seen: number[] = [];
  const end = run(
    // Each act comes twice, as from a tablet that repeats itself.
    way.flatMap((act) => [act, act]),
    (before, after) => before.status !== after.status && seen.push(after.status),
  );
  expect(seen).toEqual([5, 10, 15, 20, 25]);
  expect(end).toMatchObject({ status: 25, outcome: '', hasLeft: true });
});

test.each([
  ['a skipped step', { ...registered }, { act: 'vitals', station: 'vital' }, 'MOVED_ON'],
  ['another station', { ...registered, status: 15 }, { act: 'start', station: 'medical' }, 'MOVED_ON'],
  ['another desk', { ...registered, status: 5, desk: 'b' }, { act: 'vitals', station: 'vital' }, 'HELD'],
  ['nobody called', { ...registered, status: 10 }, { act: 'accept', station: 'medical' }, 'NOT_CALLED'],
  ['out of the line', { ...registered, outcome: 'withdrew' }, { act: 'call', station: 'vital' }, 'OVER'],
  ['from before', { ...registered, since: 9_000 }, { act: 'call', station: 'vital' }, 'STALE'],
] as const)('%s is refused', (_name, visit, asked, refusal) => {
  expect(judgeAct(visit as VisitState, { desk: 'a', at: 5, ...asked })).toEqual({ kind: 'refused', refusal });
});

test('an act that arrives quicker than the one before it is not from before', () => {
  const visit: VisitState = { ...registered, status: 5, desk: 'a', since: 3_000 };
  const verdict = judgeAct(visit, { act: 'vitals', station: 'vital', desk: 'a', at: 1_500 });
  expect(verdict).toMatchObject({ kind: 'moved', state: { status: 10, since: 3_000 } });
});

test('a second desk of the station can take a donor over', () => {
  const verdict = judgeAct(
    { ...registered, status: 5, desk: 'b' },
    { act: 'call', station: 'vital', desk: 'a', at: 5 },
  );
  expect(verdict).toMatchObject({ kind: 'moved', state: { desk: 'a', status: 5 } });
});

test('from each status but the last a station can send back one step', () => {
  const returns = floorMoves.filter(({ act }) => act === 'back');
  expect(returns.map(({ from }) => from)).toEqual([5, 10, 15, 20]);
  for (const { from, to } of returns) expect(order.indexOf(from) - order.indexOf(to)).toBe(1);
});

test('a wrong tap is undone for a minute, by the same desk, while nothing was built on it', () => {
  const step = { desk: 'a', at: 0, isUndone: false, isLast: true };
  expect(judgeUndo(step, { desk: 'a', at: UNDO_MS })).toBeNull();
  expect(judgeUndo(step, { desk: 'a', at: UNDO_MS + 1 })).toBe('TOO_LATE');
  expect(judgeUndo(step, { desk: 'b', at: 1 })).toBe('OTHER_STATION');
  expect(judgeUndo({ ...step, isLast: false }, { desk: 'a', at: 1 })).toBe('NOT_LAST');
});
