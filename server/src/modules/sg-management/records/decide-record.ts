import { sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import { checkSgRecordMove, type substanceFields } from '@sewa/contract/sg-management/record-moves';
import type { SgRecord, SgSubstance, sgRecords } from '@sewa/contract/sg-management/records';
import { decide } from '../../../platform/four-eyes/decide.ts';
import { lockDecided, writeDecided } from '../../../platform/four-eyes/four-eyes.queries.ts';
import { staleDecision } from '../../../platform/four-eyes/stale-decision.ts';
import { undoDecision } from '../../../platform/four-eyes/undo-decision.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { findInForce, hasEntrySince, type InForce } from './records.queries.ts';
import { sgRecordEyes } from './sg-record-eyes.ts';
import type { SgRecordResource } from './sg-records.resource.ts';

const { PENDING, L2_APPROVED } = sgRecordStatuses;

interface Needs {
  records: SgRecordResource;
}

/** An approval, or the way back with a reason. The second approval puts the version in force. */
export function moveRecord({ records }: Needs): Handler<typeof sgRecords.move> {
  return async (tx, { who, params: { id }, body }) => {
    const { to, reason, version, verdicts } = body;
    if (verdicts.some(({ verdict, comment }) => verdict === 'back' && comment === ''))
      throw new PortalError('VERDICT_COMMENT_NEEDED', { fields: { verdicts: 'comment missing' } });
    const record = await lockDecided(tx, sgRecordEyes, id);
    if (!record) throw notFound();
    const row = await records.get(tx, id);
    const at = new Date().toISOString();
    const substance = substanceOf(row);
    const inForce = {
      substance,
      revision: row.revision,
      l1By: record.l1By,
      l1ByName: row.l1ByName,
      l1At: row.l1At,
      l2By: who.userId,
      l2ByName: who.name,
      at,
    };
    await decide(tx, sgRecordEyes, {
      id,
      to,
      reason,
      version,
      who,
      check: (move) => checkSgRecordMove(row, move, verdicts),
      columns: {
        before: JSON.stringify({ substance, byName: who.name, at, to }),
        verdicts: JSON.stringify(verdicts.map((one) => ({ ...one, byName: who.name }))),
        ...(to === L2_APPROVED ? { in_force: JSON.stringify(inForce) } : {}),
        ...(to === PENDING && row.status === L2_APPROVED ? { in_force: null } : {}),
      },
    });
    return records.get(tx, id);
  };
}

/** The own decision, for ten minutes; not when work was entered that the approval allowed. */
export function undoRecordMove({ records }: Needs): Handler<typeof sgRecords.undo> {
  return async (tx, { who, params: { id }, body }) => {
    const { version } = body;
    await undoDecision(tx, sgRecordEyes, {
      id,
      version,
      who,
      isTouched: (since) => hasEntrySince(tx, id, since),
    });
    return records.get(tx, id);
  };
}

/** A changed version is given up: the one in force is the record again, with its approvals. */
export function withdrawVersion({ records }: Needs): Handler<typeof sgRecords.withdraw> {
  return async (tx, { params: { id }, body }) => {
    const record = await lockDecided(tx, sgRecordEyes, id);
    if (!record) throw notFound();
    if (record.version !== body.version)
      throw await staleDecision(tx, sgRecordEyes, { record, version: body.version });
    const inForce = await findInForce(tx, id);
    if (inForce === null || record.status === L2_APPROVED) throw new PortalError('SG_NOTHING_TO_WITHDRAW');
    const { centre, kind, subject, title, details, estimate, vendor, paperKind } = inForce.substance;
    await writeDecided(tx, sgRecordEyes, {
      id,
      columns: {
        ...{ centre_id: centre, kind, subject, title, details, estimate, vendor, paper_kind: paperKind },
        ...{
          status: L2_APPROVED,
          status_since: inForce.at,
          reason: '',
          editors: [],
          revision: inForce.revision,
          verdicts: '[]',
          before: JSON.stringify(approvalOf(inForce)),
        },
        ...{ l1_by: inForce.l1By, l1_by_name: inForce.l1ByName, l1_by_at: inForce.l1At },
        ...{ l2_by: inForce.l2By, l2_by_name: inForce.l2ByName, l2_by_at: inForce.at },
      },
    });
    return records.get(tx, id);
  };
}

/** The approval of the version in force is the last decision again. */
function approvalOf({ substance, l2ByName, at }: InForce): NonNullable<SgRecord['before']> {
  return { substance, byName: l2ByName, at, to: L2_APPROVED };
}

function substanceOf(row: SgRecord): SgSubstance {
  const { centre, kind, subject, title, details, estimate, vendor, paperKind, centreName } = row;
  return { centre, kind, subject, title, details, estimate, vendor, paperKind, centreName } satisfies Record<
    (typeof substanceFields)[number] | 'centreName',
    unknown
  >;
}
