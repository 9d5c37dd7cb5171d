import { expect, test } from 'vitest';
import { vehiclePapers } from '../transport/papers.ts';
import { ticksOf } from './paper-ticks.ts';

const today = '2028-02-29';
const ticks = (papers: Record<string, string>) =>
  ticksOf(
    vehiclePapers.paperKinds,
    Object.entries(papers).map(([kind, validUntil]) => ({ kind, validUntil })),
    today,
  ).map(({ tick }) => tick);

test('a vehicle has six ticks, whatever was entered', () => {
  expect(ticks({})).toEqual(['missing', 'missing', 'missing', 'none', 'none', 'none']);
  expect(
    ticks({
      registration: '2040-01-01',
      insurance: '2028-02-29',
      pollution: '2028-02-28',
      fitness: '2028-03-14',
      permit: '2028-03-30',
      tax: '2028-03-31',
    }),
  ).toEqual(['valid', 'within7', 'lapsed', 'within14', 'within30', 'valid']);
});
