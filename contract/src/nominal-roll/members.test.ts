import { expect, test } from 'vitest';
import { sewadarStatuses } from '../sewadar/sewadars.ts';
import { hasStopped } from './members.ts';

test('who died, left or was transferred has stopped; on leave, or without a record, nobody knows that', () => {
  const stopped = [...sewadarStatuses, '' as const].filter((sewadarStatus) => hasStopped({ sewadarStatus }));
  expect(stopped).toEqual(['inactive', 'deceased', 'transferred']);
});
