import { type MoveRefusal as AnyMoveRefusal, judge, type Move, type StatusMachine } from '../kernel/moves.ts';
import type { Acl } from '../kernel/rights/acl.ts';
import type { ActOf } from '../kernel/rights/rights.ts';
import { type SgRecordKind, type SgRecordStatus, sgRecordStatuses } from './enums.ts';
import { sgRecordStatusLabels } from './record-labels.ts';

const { PENDING, L1_APPROVED, L2_APPROVED } = sgRecordStatuses;

export type SgDecider = 'l1By' | 'l2By';
export type SgRecordMove = Move<SgRecordStatus, ActOf<'SG_MANAGEMENT.RECORD'>, SgDecider>;

/** Two approvals by two people. Whoever may decide next may also send back; a pending record is sent back to its clerk. */
export const sgRecordMoves: readonly SgRecordMove[] = [
  { from: PENDING, to: L1_APPROVED, act: 'firstApproval', decider: 'l1By' },
  { from: PENDING, to: PENDING, act: 'firstApproval' },
  { from: L1_APPROVED, to: L2_APPROVED, act: 'secondApproval', decider: 'l2By', otherThan: 'l1By' },
  { from: L1_APPROVED, to: PENDING, act: 'secondApproval' },
  { from: L2_APPROVED, to: PENDING, act: 'secondApproval' },
];

export const sgRecordMachine: StatusMachine<'SG_MANAGEMENT.RECORD', SgRecordStatus, SgDecider> = {
  key: 'SG_MANAGEMENT.RECORD',
  moves: sgRecordMoves,
  onward: { [PENDING]: L1_APPROVED, [L1_APPROVED]: L2_APPROVED },
  withReason: [PENDING],
  ownActs: ['edit'],
  labels: sgRecordStatusLabels,
};

/** Fields that an approval is about: a change sends the record back to pending. */
export const substanceFields = [
  'centre',
  'kind',
  'subject',
  'title',
  'details',
  'estimate',
  'vendor',
  'paperKind',
] as const;
export type SubstanceField = (typeof substanceFields)[number];

export interface FieldVerdict {
  readonly field: string;
  readonly verdict: 'accepted' | 'back';
  readonly comment: string;
}

export type SgRecordRefusal = AnyMoveRefusal | 'SG_RECORD_COMPLETED' | 'FIELDS_SENT_BACK';

/** What the record's own rules have against a move of the table. */
export function checkSgRecordMove(
  { completedOn }: { completedOn: string | null },
  { to }: SgRecordMove,
  verdicts: readonly FieldVerdict[] = [],
): 'SG_RECORD_COMPLETED' | 'FIELDS_SENT_BACK' | null {
  if (completedOn !== null) return 'SG_RECORD_COMPLETED';
  return to !== PENDING && verdicts.some(({ verdict }) => verdict === 'back') ? 'FIELDS_SENT_BACK' : null;
}

/** What a row tells of who made and decided it, to the one who asks. */
export interface ShownRecord {
  readonly status: number;
  readonly isOwnWork: boolean;
  readonly isFirstApprover: boolean;
  readonly completedOn: string | null;
}

/** Whether the asking user may make a move, for its button. Whose work it is the server says. */
export function judgeSgRecordButton(
  record: ShownRecord,
  to: number,
  user: { id: string; acl: Acl },
): SgRecordRefusal | null {
  return judge<'SG_MANAGEMENT.RECORD', SgRecordStatus, SgDecider, 'SG_RECORD_COMPLETED' | 'FIELDS_SENT_BACK'>(
    sgRecordMachine,
    {
      record: {
        status: record.status,
        madeBy: record.isOwnWork ? user.id : '',
        editors: [],
        l1By: record.isFirstApprover ? user.id : null,
        l2By: null,
      },
      to,
      user,
      check: (move) => checkSgRecordMove(record, move),
    },
  );
}

/** Work that changes how a place looks is completed with a photo of before and one of after. */
export function needsPhotos(kind: SgRecordKind): boolean {
  return kind === 'repair' || kind === 'construction';
}

/** Sent back to its clerk, and not corrected since. */
export function isReturned({ status, reason }: { status: number; reason: string }): boolean {
  return status === PENDING && reason !== '';
}
