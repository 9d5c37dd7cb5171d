import { applicationTypes } from '@sewa/contract/applications/enums';
import { expect, test } from 'vitest';
import { requiredParts } from './required-parts.rules.ts';

const today = '2026-11-15';
const form = { isPermanent: true };

test.each([
  ['a grown sewadar', applicationTypes.SEWADAR, '1980-01-01', ['photo', 'identityPaper', 'birthDate']],
  ['a young sewadar', applicationTypes.SEWADAR, '2012-01-01', ['photo', 'identityPaper', 'birthDate', 'age']],
  [
    'an elder',
    applicationTypes.OAE,
    '1950-01-01',
    ['photo', 'identityPaper', 'birthDate', 'emergencyContact'],
  ],
  [
    'somebody younger in the enclosure',
    applicationTypes.OAE,
    '1980-01-01',
    ['photo', 'identityPaper', 'birthDate', 'medicalReason', 'medicalPaper', 'emergencyContact'],
  ],
  ['a car pass', applicationTypes.CAR_PASS, null, ['photo', 'identityPaper', 'vehicleNumber', 'validity']],
])('%s', (_name, type, birthDate, parts) => {
  expect(requiredParts({ type, birthDate, form }, today)).toEqual(parts);
});
