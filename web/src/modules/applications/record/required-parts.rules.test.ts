import { applicationTypes } from '@sewa/contract/applications/enums';
import { expect, test } from 'vitest';
import { requiredParts } from './required-parts.rules.ts';

const today = '2026-11-15';
const form = { isPermanent: true, attendants: [] };

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

test('an elder with a relative as attendant', () => {
  const relative = { sewadar: null, name: 'Mohan', nameLatin: '', phone: '+919876533333', relation: 'Son' };
  const elder = {
    type: applicationTypes.OAE,
    birthDate: '1950-01-01',
    form: { ...form, attendants: [{ ...relative, gender: 'male' as const }] },
  };
  expect(requiredParts(elder, today)).toContain('attendantPhone');
});
