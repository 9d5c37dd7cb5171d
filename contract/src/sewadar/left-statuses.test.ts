import { expect, test } from 'vitest';
import { servingStatuses } from './charts.ts';
import { leftStatuses } from './left-statuses.ts';
import { sewadarStatuses } from './sewadars.ts';

test('every status is either of those who serve or of those who left', () => {
  expect([...servingStatuses, ...leftStatuses].toSorted()).toEqual(sewadarStatuses.toSorted());
});
