import { expect, test } from 'vitest';
import { sewadarStatuses } from '../sewadar/sewadars.ts';
import { hasStopped } from './members.ts';

test('members who died, left or were transferred have stopped; those on leave or without a record have not', () => {
  const stopped = [...sewadarStatuses, '' as const].filter((sewadarStatus) => hasStopped({ sewadarStatus }));
  expect(stopped).toEqual(['inactive', 'deceased', 'transferred']);
});
