import type { SyncScope } from '@sewa/contract/sync/sync';
import { expect, test } from 'vitest';
import { isClockWrong, isWipeable, type LaptopState, nextStep, stateOfScope } from './next-step.rules.ts';

const now = Date.parse('2026-11-17T18:00:00Z');

const prepared: LaptopState = {
  enrolment: {
    cloud: 'https://portal.example.org',
    area: '01890000-0000-7000-8000-000000000001',
    areaName: 'Amritsar',
    deviceName: 'Laptop 1',
    deviceNumber: 1,
    enrolledAt: '2026-11-16T08:00:00Z',
    state: 'active',
  },
  lastContactAt: '2026-11-17T06:00:00Z',
  copiedAt: '2026-11-17T06:00:00Z',
  copiedRows: 4_000,
  waiting: { changes: 0, oldestAt: null },
  handedIn: { changes: 0, at: null },
  clockAheadSeconds: 0,
  onlyHere: { files: 0, records: 0 },
  wipedAt: null,
  run: null,
};
const withWork = { waiting: { changes: 12, oldestAt: '2026-11-17T09:00:00Z' } };
const handedIn = { handedIn: { changes: 12, at: '2026-11-17T17:00:00Z' } };
const revoked = { enrolment: prepared.enrolment && { ...prepared.enrolment, state: 'revoked' as const } };

function camp(...compared: { isEqual: boolean; isCurrent: boolean }[]): SyncScope {
  const sum = { rows: 3, digest: 'a' };
  const at = { deviceName: 'Laptop 1', deviceNumber: 1, comparedAt: '2026-11-17T17:00:00Z' };
  return {
    ...{ entity: 'blood_camp', row: 'camp', title: 'Camp', day: '2026-11-17', here: { ...sum, counts: {} } },
    compared: compared.map((one) => ({ ...sum, ...at, ...one })),
  };
}
const equal = camp({ isEqual: true, isCurrent: true });
const different = camp({ isEqual: false, isCurrent: true });
const outdated = camp({ isEqual: true, isCurrent: false });

test.each([
  ['connect', { enrolment: null }, []],
  ['prepare', { copiedAt: null }, []],
  ['ready', {}, [camp()]],
  ['handIn', withWork, [equal]],
  ['handIn', { ...withWork, copiedAt: null }, []],
  ['handIn', { ...withWork, ...revoked }, []],
  ['revoked', { ...handedIn, ...revoked }, [different]],
  ['compare', handedIn, [equal, different]],
  ['compare', handedIn, [outdated]],
  ['done', handedIn, [equal, camp()]],
  ['refresh', { ...handedIn, copiedAt: '2026-11-15T06:00:00Z' }, [equal]],
  ['compare', { ...handedIn, copiedAt: '2026-11-15T06:00:00Z' }, [outdated]],
] as const)('%s comes next', (step, part, scopes) => {
  expect(nextStep({ ...prepared, ...part }, scopes, now)).toBe(step);
});

test('while the camps are not known, nothing is said to be ready or done', () => {
  const stepOf = (part: Partial<LaptopState>) => nextStep({ ...prepared, ...part }, undefined, now);
  expect(stepOf({})).toBeNull();
  expect(stepOf(handedIn)).toBeNull();
  expect(stepOf({ ...handedIn, copiedAt: '2026-11-15T06:00:00Z' })).toBeNull();
  expect(stepOf(withWork)).toBe('handIn');
  expect(stepOf({ copiedAt: null })).toBe('prepare');
  expect(stepOf({ enrolment: null })).toBe('connect');
  expect(isWipeable({ ...prepared, ...handedIn }, null)).toBe(false);
});

test('a laptop whose clock is days ahead does not take its copy for old', () => {
  const days = 3 * 86_400;
  const laptop = { ...prepared, clockAheadSeconds: days };
  expect(nextStep(laptop, [], now + days * 1000)).toBe('ready');
  expect(isClockWrong(laptop)).toBe(true);
  expect(isClockWrong({ clockAheadSeconds: -299 })).toBe(false);
  expect(isClockWrong({ clockAheadSeconds: null })).toBe(false);
});

test('of several laptops the one that needs most attention decides about a camp', () => {
  const of = (...camps: SyncScope[]) =>
    stateOfScope({ ...equal, compared: camps.flatMap((one) => one.compared) });
  expect(of()).toBe('never');
  expect(of(equal, equal)).toBe('equal');
  expect(of(equal, outdated)).toBe('outdated');
  expect(of(outdated, different, equal)).toBe('different');
});

test('a laptop can be wiped when nothing is only here, and not before', () => {
  const wipeable = (laptop: LaptopState, scopes = [equal]) =>
    isWipeable(laptop, nextStep(laptop, scopes, now));
  expect(wipeable({ ...prepared, ...handedIn })).toBe(true);
  expect(wipeable(prepared)).toBe(true);
  expect(wipeable({ ...prepared, ...withWork })).toBe(false);
  expect(wipeable({ ...prepared, ...handedIn }, [different])).toBe(false);
  expect(wipeable({ ...prepared, ...handedIn, ...revoked })).toBe(false);
  expect(wipeable({ ...prepared, ...handedIn, onlyHere: null })).toBe(false);
  expect(wipeable({ ...prepared, enrolment: null })).toBe(false);
});
