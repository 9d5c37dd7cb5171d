import { attachmentTypes } from '../attachments/attachment-types.ts';
import type { Acl } from '../kernel/acl.ts';
import { holds } from '../kernel/requirement.ts';
import { ENCLOSURE_AGE } from '../oae/enclosure.ts';
import { ageOn } from '../people/person.ts';
import { SEWADAR_AGE } from '../sewadar/sewadars.ts';
import { applicationStatuses, applicationTypes } from './enums.ts';

export type ApplicationStatus = (typeof applicationStatuses)[keyof typeof applicationStatuses];

const { REJECTED, PRE_APPROVAL, PRE_ON_HOLD, PENDING, ON_HOLD, RE_EVAL, APPROVED, FINAL_ACCEPTANCE } =
  applicationStatuses;

export interface ApplicationMove {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  /** The act of SEWADAR.APPLICATION that it asks for. */
  readonly act: 'edit' | 'preApproval' | 'decide' | 'finalAcceptance';
}

/** Every move there is. Buttons, the server and the papers read this table; what is not in it is refused. */
export const applicationMoves: readonly ApplicationMove[] = [
  { from: PRE_APPROVAL, to: PRE_ON_HOLD, act: 'preApproval' },
  { from: PRE_APPROVAL, to: PENDING, act: 'preApproval' },
  { from: PRE_APPROVAL, to: REJECTED, act: 'preApproval' },
  { from: PRE_ON_HOLD, to: PRE_APPROVAL, act: 'preApproval' },
  { from: PRE_ON_HOLD, to: REJECTED, act: 'preApproval' },
  { from: PENDING, to: ON_HOLD, act: 'decide' },
  { from: PENDING, to: RE_EVAL, act: 'decide' },
  { from: PENDING, to: APPROVED, act: 'decide' },
  { from: PENDING, to: REJECTED, act: 'decide' },
  { from: ON_HOLD, to: PENDING, act: 'decide' },
  { from: ON_HOLD, to: REJECTED, act: 'decide' },
  { from: RE_EVAL, to: PENDING, act: 'edit' },
  { from: RE_EVAL, to: REJECTED, act: 'decide' },
  { from: APPROVED, to: FINAL_ACCEPTANCE, act: 'finalAcceptance' },
  { from: APPROVED, to: RE_EVAL, act: 'finalAcceptance' },
  { from: REJECTED, to: RE_EVAL, act: 'finalAcceptance' },
];

/** Where each status leads on to; the rest of the table holds, refuses or sends back. */
const onward: Readonly<Record<number, ApplicationStatus>> = {
  [PRE_APPROVAL]: PENDING,
  [PRE_ON_HOLD]: PRE_APPROVAL,
  [PENDING]: APPROVED,
  [ON_HOLD]: PENDING,
  [RE_EVAL]: PENDING,
  [APPROVED]: FINAL_ACCEPTANCE,
};
export const onwardMoves: readonly ApplicationMove[] = applicationMoves.filter(
  ({ from, to }) => onward[from] === to,
);

/** The step that an open application waits for; whoever may take it is who must act next. */
export function nextStep(status: number): ApplicationMove | null {
  return onwardMoves.find(({ from }) => from === status) ?? null;
}

/** A hold, a rejection and a re-evaluation need a reason. */
export function needsReason(to: number): boolean {
  return to === PRE_ON_HOLD || to === ON_HOLD || to === REJECTED || to === RE_EVAL;
}

/** Afterwards the entries stand: what was judged is not changed under the judge's hand. */
export function isEditable(status: number): boolean {
  return status === PRE_APPROVAL || status === PRE_ON_HOLD || status === RE_EVAL;
}

export interface JudgedApplication {
  status: number;
  madeBy: string;
  editedBy: string;
  preApprovedBy: string | null;
  approvedBy: string | null;
  /** RE_EVAL asks for an edit before it goes back. */
  isEditedSinceSentBack: boolean;
  missing: readonly MissingPart[];
}

export type MoveRefusal =
  | 'MOVE_UNKNOWN'
  | 'FORBIDDEN'
  | 'OWN_APPLICATION'
  | 'SECOND_PERSON'
  | 'NOT_EDITED'
  | 'INCOMPLETE'
  | 'REASON_NEEDED';

/** Null: the move may be made. `hasReason` is left out where only the button is judged. */
export function judgeMove(judged: {
  application: JudgedApplication;
  to: number;
  user: { id: string; acl: Acl };
  hasReason?: boolean;
}): MoveRefusal | null {
  const { application, to, user, hasReason = true } = judged;
  const move = applicationMoves.find((one) => one.from === application.status && one.to === to);
  if (!move) return 'MOVE_UNKNOWN';
  if (!holds(user.acl, 'SEWADAR.APPLICATION', move.act)) return 'FORBIDDEN';
  const isDecision = move.act !== 'edit';
  if (isDecision && (user.id === application.madeBy || user.id === application.editedBy))
    return 'OWN_APPLICATION';
  if (to === APPROVED && user.id === application.preApprovedBy) return 'SECOND_PERSON';
  if (to === FINAL_ACCEPTANCE && user.id === application.approvedBy) return 'SECOND_PERSON';
  if (application.status === RE_EVAL && to === PENDING && !application.isEditedSinceSentBack)
    return 'NOT_EDITED';
  const isForward = to === PENDING || to === APPROVED || to === FINAL_ACCEPTANCE;
  if (isForward && application.missing.length > 0) return 'INCOMPLETE';
  if (needsReason(to) && !hasReason) return 'REASON_NEEDED';
  return null;
}

export const missingParts = [
  'photo',
  'identityPaper',
  'birthDate',
  'age',
  'medicalReason',
  'medicalPaper',
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
    if (!form.isPermanent && !hasValidity(form)) missing.push('validity');
  }
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
