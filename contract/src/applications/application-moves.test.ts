import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachmentTypes } from '../attachments/attachment-types.ts';
import { primeOf } from '../kernel/rights/rights.ts';
import {
  type ApplicationStatus,
  applicationMoves,
  isEditable,
  type JudgedApplication,
  judgeMove,
  missingIn,
  missingParts,
  needsReason,
  nextStep,
  onwardMoves,
  openStatuses,
} from './application-moves.ts';
import { applicationTypes, applicationStatuses as S } from './enums.ts';

const statuses = Object.values(S);
const people = ['maker', 'editor', 'pre-approver', 'approver', 'somebody else'];
const rights = [2, 3, 5, 7, 11];
const product = (values: readonly number[]) => values.reduce((all, one) => all * one, 1);

const application: fc.Arbitrary<JudgedApplication> = fc.record({
  status: fc.constantFrom<ApplicationStatus>(...statuses),
  madeBy: fc.constantFrom(...people),
  editors: fc.subarray(people),
  preApprovedBy: fc.option(fc.constantFrom(...people)),
  approvedBy: fc.option(fc.constantFrom(...people)),
  isEditedSinceSentBack: fc.boolean(),
  missing: fc.subarray([...missingParts]),
});
const held = fc.subarray(rights).map((some) => ({ 'SEWADAR.APPLICATION': product(some) }));
const judged = fc.record({
  application,
  to: fc.constantFrom<number>(...statuses, 0, 1, 99),
  user: fc.record({ id: fc.constantFrom(...people), acl: held }),
  hasReason: fc.boolean(),
});

/** The table of the product paper, written a second time. */
const table: readonly [number, readonly number[], number][] = [
  [S.PRE_APPROVAL, [S.PRE_ON_HOLD, S.PENDING, S.REJECTED], 5],
  [S.PRE_ON_HOLD, [S.PRE_APPROVAL, S.REJECTED], 5],
  [S.PENDING, [S.ON_HOLD, S.RE_EVAL, S.APPROVED, S.REJECTED], 7],
  [S.ON_HOLD, [S.PENDING, S.REJECTED], 7],
  [S.RE_EVAL, [S.PENDING], 3],
  [S.RE_EVAL, [S.REJECTED], 7],
  [S.APPROVED, [S.FINAL_ACCEPTANCE, S.RE_EVAL], 11],
  [S.REJECTED, [S.RE_EVAL], 11],
];

describe('judgeMove', () => {
  test('is the table of the paper', () => {
    const written = table.flatMap(([from, targets, value]) => targets.map((to) => ({ from, to, value })));
    const asked = applicationMoves.map(({ from, to, act }) => ({
      from,
      to,
      value: primeOf('SEWADAR.APPLICATION', act),
    }));
    expect(asked).toEqual(written);
  });

  test('what it lets pass keeps every rule', () => {
    fc.assert(
      fc.property(judged, (one) => {
        const refusal = judgeMove(one);
        const { application: on, user, to } = one;
        const move = applicationMoves.find(({ from, to: target }) => from === on.status && target === to);
        if (refusal !== null) return;
        if (!move) throw new Error('a move outside the table was allowed');
        expect(user.acl['SEWADAR.APPLICATION'] % primeOf('SEWADAR.APPLICATION', move.act)).toBe(0);
        if (move.act !== 'edit') expect([on.madeBy, ...on.editors]).not.toContain(user.id);
        if (to === S.APPROVED) expect(user.id).not.toBe(on.preApprovedBy);
        if (to === S.FINAL_ACCEPTANCE) expect(user.id).not.toBe(on.approvedBy);
        if ([S.PENDING, S.APPROVED, S.FINAL_ACCEPTANCE].some((status) => status === to))
          expect(on.missing).toEqual([]);
        if (on.status === S.RE_EVAL && to === S.PENDING) expect(on.isEditedSinceSentBack).toBe(true);
        if (needsReason(to)) expect(one.hasReason).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  test('whoever holds all, meets a complete application of others and gives a reason makes every move of the table', () => {
    const others = { madeBy: 'maker', editors: ['maker'], preApprovedBy: null, approvedBy: null };
    const complete = { isEditedSinceSentBack: true, missing: [] };
    const user = { id: 'somebody else', acl: { 'SEWADAR.APPLICATION': product(rights) } };
    for (const status of statuses) {
      for (const to of statuses) {
        const isInTable = applicationMoves.some((move) => move.from === status && move.to === to);
        const refusal = judgeMove({ application: { ...others, ...complete, status }, to, user });
        expect([status, to, refusal]).toEqual([status, to, isInTable ? null : 'MOVE_UNKNOWN']);
      }
    }
  });

  test('says first that the move is unknown, then that the right is missing', () => {
    fc.assert(
      fc.property(judged, (one) => {
        const nobody = { ...one, user: { id: 'somebody else', acl: {} } };
        const isKnown = applicationMoves.some(
          ({ from, to }) => from === one.application.status && to === one.to,
        );
        expect(judgeMove(nobody)).toBe(isKnown ? 'FORBIDDEN' : 'MOVE_UNKNOWN');
      }),
    );
  });

  test('one more right never takes a move away', () => {
    fc.assert(
      fc.property(judged, fc.constantFrom(...rights), (one, more) => {
        if (judgeMove(one) !== null) return;
        const value = one.user.acl['SEWADAR.APPLICATION'] * more;
        expect(
          judgeMove({ ...one, user: { ...one.user, acl: { 'SEWADAR.APPLICATION': value } } }),
        ).toBeNull();
      }),
    );
  });
});

test('every open status waits for exactly one step, the closed ones for none', () => {
  for (const status of statuses) expect(nextStep(status) !== null).toBe(openStatuses.includes(status));
  expect(onwardMoves).toHaveLength(openStatuses.length);
});

test('along the steps every open application ends in final acceptance', () => {
  for (const start of openStatuses) {
    const seen = [start];
    for (let step = nextStep(start); step; step = nextStep(step.to)) seen.push(step.to);
    expect(seen.at(-1)).toBe(S.FINAL_ACCEPTANCE);
    expect(new Set(seen).size).toBe(seen.length);
  }
});

test('nothing is edited while it is decided, nor afterwards', () => {
  expect(statuses.filter(isEditable)).toEqual([S.PRE_APPROVAL, S.PRE_ON_HOLD, S.RE_EVAL]);
});

describe('what is missing', () => {
  const form = {
    isBaalSatsang: false,
    medicalReason: '',
    emergencyName: 'Gurdeep Singh',
    emergencyPhone: '+919876522222',
    attendants: [],
    vehicleNumber: '',
    isPermanent: true,
    validFrom: null,
    validTo: null,
  };
  const whole = {
    type: applicationTypes.SEWADAR as number,
    birthDate: '1990-05-01' as string | null,
    form,
    attachmentTypes: [attachmentTypes.AADHAR] as number[],
    hasPhoto: true,
    today: '2026-05-01',
  };
  const validity = { isPermanent: false, validFrom: '2026-05-01', validTo: '2026-05-31' };

  test.each([
    ['nothing', {}, []],
    ['a photo and a paper', { hasPhoto: false, attachmentTypes: [] }, ['photo', 'identityPaper']],
    [
      'an identity paper',
      { attachmentTypes: [attachmentTypes.MEDICAL, attachmentTypes.OTHERS] },
      ['identityPaper'],
    ],
    ['a birth date', { birthDate: null }, ['birthDate']],
    ['a day to eighteen', { birthDate: '2008-05-02' }, ['age']],
    ['nothing on the eighteenth birthday', { birthDate: '2008-05-01' }, []],
    [
      'nothing for help in the children’s class',
      { birthDate: '2015-01-01', form: { ...form, isBaalSatsang: true } },
      [],
    ],
    [
      'nothing for a sangat badge without a birth date',
      { type: applicationTypes.SANGAT, birthDate: null },
      [],
    ],
    [
      'the medical reason and its paper below 65',
      { type: applicationTypes.OAE },
      ['medicalReason', 'medicalPaper'],
    ],
    ['nothing at 65', { type: applicationTypes.OAE, birthDate: '1961-05-01' }, []],
    [
      'the paper of a medical reason',
      { type: applicationTypes.OAE, form: { ...form, medicalReason: 'Knees' } },
      ['medicalPaper'],
    ],
    ...(['emergencyName', 'emergencyPhone'] as const).map((field): [string, object, string[]] => [
      `whom to call from the enclosure, without ${field}`,
      { type: applicationTypes.OAE, birthDate: '1950-01-01', form: { ...form, [field]: '' } },
      ['emergencyContact'],
    ]),
    [
      'the phone of an attendant who is no sewadar',
      {
        type: applicationTypes.OAE,
        birthDate: '1950-01-01',
        form: {
          ...form,
          attendants: [
            { sewadar: '018f0000-0000-7000-8000-000000000000', phone: '' },
            { sewadar: null, phone: '' },
          ],
        },
      },
      ['attendantPhone'],
    ],
    [
      'nothing of a sewadar without an emergency contact',
      { form: { ...form, emergencyName: '', emergencyPhone: '' } },
      [],
    ],
    [
      'the validity of a temporary place',
      { type: applicationTypes.OAE, birthDate: '1950-01-01', form: { ...form, isPermanent: false } },
      ['validity'],
    ],
    [
      'the last day of a temporary Buzurag badge',
      { type: applicationTypes.BUZURAG, form: { ...form, isPermanent: false } },
      ['validity'],
    ],
    [
      'nothing of a temporary Buzurag badge with a last day',
      { type: applicationTypes.BUZURAG, form: { ...form, ...validity, validFrom: null } },
      [],
    ],
    ['nothing of a permanent Buzurag badge', { type: applicationTypes.BUZURAG }, []],
    ['the vehicle and its days', { type: applicationTypes.CAR_PASS }, ['vehicleNumber', 'validity']],
    [
      'nothing of a whole car pass',
      { type: applicationTypes.CAR_PASS, form: { ...form, ...validity, vehicleNumber: 'PB02AB1234' } },
      [],
    ],
  ])('%s', (_name, changed, missing) => {
    expect(missingIn({ ...whole, ...changed })).toEqual(missing);
  });
});
