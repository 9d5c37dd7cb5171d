import { attachmentTypes } from '../attachments/attachment-types.ts';
import {
  type MoveRefusal as AnyMoveRefusal,
  judge,
  type Move,
  type MovedRecord,
  needsReason as needsReasonIn,
  nextStep as nextStepOf,
  onwardMoves as onwardMovesOf,
  type StatusMachine,
} from '../kernel/moves.ts';
import type { Acl } from '../kernel/rights/acl.ts';
import type { ActOf } from '../kernel/rights/rights.ts';
import { withoutPhone } from '../oae/attendants.ts';
import { ENCLOSURE_AGE, missingContact } from '../oae/enclosure.ts';
import { ageOn } from '../people/person.ts';
import { SEWADAR_AGE } from '../sewadar/sewadars.ts';
import { applicationStatusLabels } from './application-labels.ts';
import { type ApplicationStatus, applicationStatuses, applicationTypes } from './enums.ts';

export type { ApplicationStatus };

const { REJECTED, PRE_APPROVAL, PRE_ON_HOLD, PENDING, ON_HOLD, RE_EVAL, APPROVED, FINAL_ACCEPTANCE } =
  applicationStatuses;

/** The deciders of two levels are two people. */
type Decider = 'preApprovedBy' | 'approvedBy';
export type ApplicationMove = Move<ApplicationStatus, ActOf<'SEWADAR.APPLICATION'>, Decider>;

export const applicationMoves: readonly ApplicationMove[] = [
  { from: PRE_APPROVAL, to: PRE_ON_HOLD, act: 'preApproval' },
  { from: PRE_APPROVAL, to: PENDING, act: 'preApproval', decider: 'preApprovedBy' },
  { from: PRE_APPROVAL, to: REJECTED, act: 'preApproval' },
  { from: PRE_ON_HOLD, to: PRE_APPROVAL, act: 'preApproval' },
  { from: PRE_ON_HOLD, to: REJECTED, act: 'preApproval' },
  { from: PENDING, to: ON_HOLD, act: 'decide' },
  { from: PENDING, to: RE_EVAL, act: 'decide' },
  { from: PENDING, to: APPROVED, act: 'decide', decider: 'approvedBy', otherThan: 'preApprovedBy' },
  { from: PENDING, to: REJECTED, act: 'decide' },
  { from: ON_HOLD, to: PENDING, act: 'decide' },
  { from: ON_HOLD, to: REJECTED, act: 'decide' },
  { from: RE_EVAL, to: PENDING, act: 'edit' },
  { from: RE_EVAL, to: REJECTED, act: 'decide' },
  { from: APPROVED, to: FINAL_ACCEPTANCE, act: 'finalAcceptance', otherThan: 'approvedBy' },
  { from: APPROVED, to: RE_EVAL, act: 'finalAcceptance' },
  { from: REJECTED, to: RE_EVAL, act: 'finalAcceptance' },
];

/** From the form to the final acceptance. */
export const applicationMachine: StatusMachine<'SEWADAR.APPLICATION', ApplicationStatus, Decider> = {
  key: 'SEWADAR.APPLICATION',
  moves: applicationMoves,
  onward: {
    [PRE_APPROVAL]: PENDING,
    [PRE_ON_HOLD]: PRE_APPROVAL,
    [PENDING]: APPROVED,
    [ON_HOLD]: PENDING,
    [RE_EVAL]: PENDING,
    [APPROVED]: FINAL_ACCEPTANCE,
  },
  withReason: [PRE_ON_HOLD, ON_HOLD, REJECTED, RE_EVAL],
  ownActs: ['edit'],
  labels: applicationStatusLabels,
};
export const onwardMoves = onwardMovesOf(applicationMachine);

/** On hold: it waits for something outside the portal, not for whoever could take it up again. */
export const heldStatuses: readonly number[] = [PRE_ON_HOLD, ON_HOLD];

/** The step that an open application waits for; whoever may take it is who must act next. */
export function nextStep(status: number): ApplicationMove | null {
  return nextStepOf(applicationMachine, status);
}

/** A hold, a rejection and a re-evaluation need a reason. */
export function needsReason(to: number): boolean {
  return needsReasonIn(applicationMachine, to);
}

/** Afterwards the entries stand: what was judged is not changed under the judge's hand. */
export function isEditable(status: number): boolean {
  return status === PRE_APPROVAL || status === PRE_ON_HOLD || status === RE_EVAL;
}

export interface JudgedApplication extends MovedRecord<Decider> {
  /** RE_EVAL asks for an edit before it goes back. */
  readonly isEditedSinceSentBack: boolean;
  readonly missing: readonly MissingPart[];
}

export type MoveRefusal =
  | Exclude<AnyMoveRefusal, 'OWN_WORK'>
  | 'OWN_APPLICATION'
  | 'NOT_EDITED'
  | 'INCOMPLETE';

/** Null: the move may be made. `hasReason` is left out where only the button is judged. */
export function judgeMove(judged: {
  application: JudgedApplication;
  to: number;
  user: { id: string; acl: Acl };
  hasReason?: boolean;
}): MoveRefusal | null {
  const { application, to, user, hasReason } = judged;
  const refusal = judge(applicationMachine, {
    record: application,
    to,
    user,
    hasReason,
    check: (move) => ownRefusal(application, move),
  });
  return refusal === 'OWN_WORK' ? 'OWN_APPLICATION' : refusal;
}

/** What only applications ask: an edit before they go back, and everything complete before they go forward. */
function ownRefusal(
  { isEditedSinceSentBack, missing }: JudgedApplication,
  { from, to }: ApplicationMove,
): 'NOT_EDITED' | 'INCOMPLETE' | null {
  if (from === RE_EVAL && to === PENDING && !isEditedSinceSentBack) return 'NOT_EDITED';
  const isForward = to === PENDING || to === APPROVED || to === FINAL_ACCEPTANCE;
  return isForward && missing.length > 0 ? 'INCOMPLETE' : null;
}

export const missingParts = [
  'photo',
  'identityPaper',
  'birthDate',
  'age',
  'medicalReason',
  'medicalPaper',
  'emergencyContact',
  'attendantPhone',
  'vehicleNumber',
  'validity',
] as const;
export type MissingPart = (typeof missingParts)[number];

/** What an application still needs before it can go to a decision. */
export function missingIn(application: {
  type: number;
  birthDate: string | null;
  form: {
    isBaalSatsang: boolean;
    medicalReason: string;
    emergencyName: string;
    emergencyPhone: string;
    attendants: readonly { sewadar: string | null; phone: string }[];
    vehicleNumber: string;
    isPermanent: boolean;
    validFrom: string | null;
    validTo: string | null;
  };
  attachmentTypes: readonly number[];
  hasPhoto: boolean;
  today: string;
}): MissingPart[] {
  const { type, birthDate, form, attachmentTypes: papers, today } = application;
  const age = birthDate === null ? null : ageOn(birthDate, today);
  const missing: MissingPart[] = [];
  if (!application.hasPhoto) missing.push('photo');
  if (!papers.some((paper) => identityPapers.includes(paper))) missing.push('identityPaper');
  if (type === applicationTypes.SEWADAR || type === applicationTypes.OAE) {
    if (age === null) missing.push('birthDate');
  }
  if (type === applicationTypes.SEWADAR && age !== null && age < SEWADAR_AGE && !form.isBaalSatsang)
    missing.push('age');
  if (type === applicationTypes.OAE) {
    if (age !== null && age < ENCLOSURE_AGE) {
      if (form.medicalReason === '') missing.push('medicalReason');
      if (!papers.includes(attachmentTypes.MEDICAL)) missing.push('medicalPaper');
    }
    if (missingContact(form).length > 0) missing.push('emergencyContact');
    if (withoutPhone(form.attendants).length > 0) missing.push('attendantPhone');
    if (!form.isPermanent && !hasValidity(form)) missing.push('validity');
  }
  // Without a last day the entitlement would be permanent.
  if (type === applicationTypes.BUZURAG && !form.isPermanent && form.validTo === null)
    missing.push('validity');
  if (type === applicationTypes.CAR_PASS) {
    if (form.vehicleNumber === '') missing.push('vehicleNumber');
    if (!hasValidity(form)) missing.push('validity');
  }
  return missing;
}

/** Any of these shows who somebody is. */
const identityPapers: readonly number[] = [
  attachmentTypes.AADHAR,
  attachmentTypes.PAN,
  attachmentTypes.DRIVING_LICENSE,
];

function hasValidity(form: { validFrom: string | null; validTo: string | null }): boolean {
  return form.validFrom !== null && form.validTo !== null && form.validFrom <= form.validTo;
}

/** Days in its status from which an open application is shown as old, and as very old. */
export const AGEING_DAYS = { old: 7, veryOld: 30 } as const;
export const openStatuses: readonly number[] = [
  PRE_APPROVAL,
  PRE_ON_HOLD,
  PENDING,
  ON_HOLD,
  RE_EVAL,
  APPROVED,
];
