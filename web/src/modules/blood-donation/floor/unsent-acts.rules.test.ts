import type { FloorVisit } from '@sewa/contract/blood-donation/floor/floor-visit';
import { expect, test } from 'vitest';
import { type UnsentAct, withUnsentActs } from './unsent-acts.rules.ts';

const at = '2026-11-16T10:00:00.000Z';
const visit: FloorVisit = {
  id: 'v1',
  number: 7,
  donor: 'd1',
  name: 'Harpreet',
  nameLatin: '',
  gender: 'female',
  age: 30,
  bloodGroup: 'B+',
  language: 'pa',
  status: 1,
  outcome: '',
  since: at,
  registeredAt: at,
  desk: null,
  deskName: '',
  calledAt: null,
  lastByName: 'Asha',
  bed: null,
  volume: null,
  bagNumber: '',
  bank: null,
  startedAt: null,
  endedAt: null,
  hasLeft: false,
  isBedCleaned: false,
  vitals: null,
  overridden: [],
  against: [],
  donation: null,
  deferral: null,
};
const act = (name: string, body: UnsentAct['body'] = {}, refusal: string | null = null): UnsentAct => ({
  visit: 'v1',
  name,
  body: { desk: 'mine', at: '2026-11-16T10:05:00.000Z', ...body },
  refusal,
});
const shown = (acts: UnsentAct[]) => withUnsentActs([visit], acts, { name: 'Asha' })[0];

test('what waits is shown as if it were done, and says that it waits', () => {
  expect(shown([])).toMatchObject({ status: 1, isWaiting: false });
  const called = act('call', { station: 'vital' });
  expect(shown([called])).toMatchObject({ status: 5, desk: 'mine', deskName: 'Asha', isWaiting: true });
  expect(shown([called, act('vitals', { pulse: 70 })])).toMatchObject({
    status: 10,
    desk: null,
    vitals: { pulse: 70, weight: null },
  });
});

test('what was undone before it was sent is not shown, and waits', () => {
  const called = act('call', { id: 's1', station: 'vital' });
  const undo = act('undo', { id: 's2', step: 's1' });
  expect(shown([called, undo])).toMatchObject({ status: 1, desk: null, isWaiting: true });
  const again = act('call', { id: 's3', station: 'vital' });
  expect(shown([called, undo, again])).toMatchObject({ status: 5, desk: 'mine' });
});

test('what was refused, or is of another donor, changes nothing', () => {
  expect(shown([act('call', { station: 'vital' }, 'no')])).toMatchObject({ status: 1, isWaiting: false });
  expect(shown([{ ...act('call', { station: 'vital' }), visit: 'other' }])).toMatchObject({ status: 1 });
});

test('an act that the rule refuses now only waits', () => {
  expect(shown([act('finish')])).toMatchObject({ status: 1, isWaiting: true });
});

test('a start shows bed, bag and blood bank at once', () => {
  const waiting = { ...visit, status: 15 as const };
  const start = act('start', { bed: 2, volume: 350, bagNumber: 'B-1', bank: 'k1' });
  const [row] = withUnsentActs([waiting], [start], { name: '' });
  expect(row).toMatchObject({
    status: 20,
    bed: 2,
    volume: 350,
    bagNumber: 'B-1',
    bank: 'k1',
    isWaiting: true,
  });
});
