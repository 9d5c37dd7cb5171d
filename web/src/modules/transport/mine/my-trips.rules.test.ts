import { tripStatuses } from '@sewa/contract/transport/enums';
import { type Trip, trips } from '@sewa/contract/transport/trips';
import { expect, test } from 'vitest';
import type { Action } from '../../../platform/outbox/outbox.rules.ts';
import { withWaiting } from './my-trips.rules.ts';

const trip = {
  id: 't1',
  status: tripStatuses.PLANNED,
  odometer: 1_000,
  odometerOut: null,
  odometerIn: null,
} as Trip;
const action = (path: string, odometer: number, more: Partial<Action> = {}): Action => ({
  order: 1,
  key: 'k',
  owner: 'o',
  stream: 's',
  madeAt: 0,
  route: { method: 'POST', path, envelope: 'data' },
  given: { params: { id: 't1' }, body: { odometer } },
  text: '',
  correctAt: null,
  failures: 0,
  refusal: null,
  ...more,
});

test('steps that wait on the device count as taken, in their order', () => {
  expect(withWaiting([trip], [])[0]).toMatchObject({ status: tripStatuses.PLANNED, isWaiting: false });
  expect(withWaiting([trip], [action(trips.start.path, 1_010)])[0]).toMatchObject({
    status: tripStatuses.STARTED,
    odometerOut: 1_010,
    isWaiting: true,
  });
  const both = [action(trips.start.path, 1_010), action(trips.end.path, 1_050)];
  expect(withWaiting([trip], both)[0]).toMatchObject({ status: tripStatuses.COMPLETED, odometerIn: 1_050 });
});

test('a refused step, and one of another trip, changes nothing', () => {
  const refused = action(trips.start.path, 1_010, { refusal: 'no' });
  const other = action(trips.start.path, 1_010, {
    given: { params: { id: 't2' }, body: { odometer: 1_010 } },
  });
  for (const one of [refused, other])
    expect(withWaiting([trip], [one])[0]).toMatchObject({ status: tripStatuses.PLANNED, isWaiting: false });
  expect(withWaiting([trip], [refused])[0]?.refusal).toBe('no');
  expect(withWaiting([trip], [other])[0]?.refusal).toBeNull();
});
