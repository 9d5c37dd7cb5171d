import { tripStatuses } from '@sewa/contract/transport/enums';
import { type Trip, trips } from '@sewa/contract/transport/trips';
import { expect, test } from 'vitest';
import type { Action } from '../../../platform/outbox/outbox.rules.ts';
import { type MyTrip, sectionsOf, withWaiting } from './my-trips.rules.ts';

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

test('completed trips of earlier days stand apart, newest first; one that came back today stays with today', () => {
  const today = '2026-11-18';
  const mine = (id: string, fromDay: string, over: Partial<MyTrip> = {}) =>
    ({ ...trip, id, fromDay, fromTime: '08:00', toDay: fromDay, endedAt: null, ...over }) as MyTrip;
  const completed = (day: string) => ({ status: tripStatuses.COMPLETED, endedAt: `${day}T06:00:00.000Z` });
  const sections = sectionsOf(
    [
      mine('tomorrow', '2026-11-19'),
      mine('friday', '2026-11-13', completed('2026-11-13')),
      mine('late', '2026-11-17', completed(today)),
      mine('today', today),
      mine('yesterday', '2026-11-17', completed('2026-11-17')),
      mine('endWaits', '2026-11-17', { status: tripStatuses.COMPLETED, isWaiting: true }),
      mine('out', '2026-11-10', { status: tripStatuses.STARTED }),
    ],
    { today, dayOf: (moment) => moment.slice(0, 10) },
  );
  const ids = (shown: readonly MyTrip[]) => shown.map(({ id }) => id);
  expect(ids(sections.current)).toEqual(['out', 'late', 'endWaits', 'today']);
  expect(ids(sections.coming)).toEqual(['tomorrow']);
  expect(ids(sections.recent)).toEqual(['yesterday', 'friday']);
});
