import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isOwnWork,
  judge,
  needsReason,
  nextStep,
  onwardMoves,
  type StatusMachine,
  standingDeciders,
  statusText,
} from './moves.ts';
import { primeOf } from './rights/rights.ts';

/** The smallest machine with every kind of move: written, checked, approved; sent back at any time. */
const [WRITTEN, CHECKED, APPROVED, RETURNED] = [1, 2, 3, 4] as const;
type Status = typeof WRITTEN | typeof CHECKED | typeof APPROVED | typeof RETURNED;
const label = (en: string) => ({ en, hi: en, pa: en });
const machine: StatusMachine<'SEWADAR.APPLICATION', Status, 'checkedBy'> = {
  key: 'SEWADAR.APPLICATION',
  moves: [
    { from: WRITTEN, to: CHECKED, act: 'preApproval', decider: 'checkedBy' },
    { from: CHECKED, to: APPROVED, act: 'decide', otherThan: 'checkedBy' },
    { from: WRITTEN, to: RETURNED, act: 'preApproval' },
    { from: CHECKED, to: RETURNED, act: 'decide' },
    { from: RETURNED, to: WRITTEN, act: 'edit' },
  ],
  onward: { [WRITTEN]: CHECKED, [CHECKED]: APPROVED, [RETURNED]: WRITTEN },
  withReason: [RETURNED],
  ownActs: ['edit'],
  labels: {
    [WRITTEN]: label('Written'),
    [CHECKED]: label('Checked'),
    [APPROVED]: label('Approved'),
    [RETURNED]: label('Returned'),
  },
};

const people = ['a', 'b', 'c'];
const acl = {
  'SEWADAR.APPLICATION': (['edit', 'preApproval', 'decide'] as const).reduce(
    (product, act) => product * primeOf('SEWADAR.APPLICATION', act),
    1,
  ),
};
const record = fc.record({
  status: fc.constantFrom<Status>(WRITTEN, CHECKED, APPROVED, RETURNED),
  madeBy: fc.constantFrom(...people),
  editors: fc.subarray(people),
  checkedBy: fc.option(fc.constantFrom(...people)),
});

describe('four eyes', () => {
  test('whoever made or edited a record decides nothing about it', () => {
    fc.assert(
      fc.property(record, fc.constantFrom(...people), fc.integer({ min: 1, max: 4 }), (one, id, to) => {
        const refusal = judge(machine, { record: one, to, user: { id, acl } });
        const move = machine.moves.find((known) => known.from === one.status && known.to === to);
        if (!move) expect(refusal).toBe('MOVE_UNKNOWN');
        else if (move.act !== 'edit' && isOwnWork(one, id)) expect(refusal).toBe('OWN_WORK');
        else if (move.otherThan && one.checkedBy === id) expect(refusal).toBe('SECOND_PERSON');
        else expect(refusal).toBeNull();
      }),
    );
  });

  test('the order of the editors means nothing, and one more editor opens no move', () => {
    fc.assert(
      fc.property(record, fc.constantFrom(...people), (one, added) => {
        for (const { to } of machine.moves) {
          for (const id of people) {
            const judged = (editors: string[]) =>
              judge(machine, { record: { ...one, editors }, to, user: { id, acl } });
            expect(judged(one.editors.toReversed())).toBe(judged(one.editors));
            if (judged(one.editors) !== null) expect(judged([...one.editors, added])).not.toBeNull();
          }
        }
      }),
    );
  });
});

test('the own rules of a record come before the reason', () => {
  const judged = {
    record: { status: WRITTEN, madeBy: 'a', editors: [], checkedBy: null },
    to: RETURNED,
    user: { id: 'b', acl },
    hasReason: false,
  };
  expect(judge(machine, judged)).toBe('REASON_NEEDED');
  expect(judge(machine, { ...judged, check: () => 'NOT_YET' })).toBe('NOT_YET');
  expect(judge(machine, { ...judged, user: { id: 'b', acl: {} } })).toBe('FORBIDDEN');
});

test('an open status has one next step, a closed one none', () => {
  expect(onwardMoves(machine)).toHaveLength(3);
  expect(nextStep(machine, WRITTEN)).toMatchObject({ to: CHECKED });
  expect(nextStep(machine, APPROVED)).toBeNull();
  expect(needsReason(machine, RETURNED)).toBe(true);
  expect(needsReason(machine, CHECKED)).toBe(false);
});

test('a status is named in the language, an unknown one by its number', () => {
  expect(statusText(machine, CHECKED, 'hi')).toBe('Checked');
  expect(statusText(machine, 99, 'en')).toBe('99');
});

test('a decision stands in the statuses behind it, and not in those before', () => {
  expect(standingDeciders(machine, WRITTEN)).toEqual([]);
  expect(standingDeciders(machine, CHECKED)).toEqual(['checkedBy']);
  expect(standingDeciders(machine, APPROVED)).toEqual(['checkedBy']);
  // Neither the way nor a way back: nothing is lost.
  expect(standingDeciders(machine, 99)).toEqual(['checkedBy']);
});
