import {
  type ApplicationMove,
  applicationMachine,
  judgeMove,
  type MoveRefusal,
} from '@sewa/contract/applications/application-moves';
import type { applications } from '@sewa/contract/applications/applications';
import { applicationStatuses } from '@sewa/contract/applications/enums';
import { findMove, statusText } from '@sewa/contract/kernel/moves';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { makeResult } from './accept-application.ts';
import { lockLinks } from './application-links.ts';
import { findApplication, type StoredApplication } from './application-rows.queries.ts';
import { type ApplicationNeeds, getApplication, getLocked } from './applications.ts';
import { entriesOf, judgedOf, recordFor, userOf } from './judged-application.ts';
import { undoOf } from './move-undo.ts';
import { insertRemark, setStatus } from './moves.queries.ts';

export function moveApplication({ today }: ApplicationNeeds): Handler<typeof applications.move> {
  return async (tx, { who, params, body }) => {
    const { version, to, reason } = body;
    await lockWhatIsMade(tx, params.id, to);
    const application = await getLocked(tx, params.id);
    assertVersion(recordFor(application, who, today()), version);
    await applyMove(tx, { application, who, to, reason, today: today() });
    return recordFor(await getApplication(tx, params.id), who, today());
  };
}

/**
 * The first locks of a final acceptance: the sewadars that the application names, before the application itself. A merge
 * takes them in this order, and so does every change to a member.
 */
export async function lockWhatIsMade(tx: Tx, id: string, to: number): Promise<void> {
  if (to !== applicationStatuses.FINAL_ACCEPTANCE) return;
  const application = await findApplication(tx, id);
  if (application) await lockLinks(tx, application, { isAdmitting: true });
}

/** The one way in which an application changes its status. The caller holds the lock of its row. Returns its version since. */
export async function applyMove(
  tx: Tx,
  move: { application: StoredApplication; who: Who; to: number; reason: string; today: string },
): Promise<number> {
  const { application, who, to, reason, today } = move;
  const refusal = judgeMove({
    application: judgedOf(application, today),
    to,
    user: userOf(who),
    hasReason: reason !== '',
  });
  if (refusal) throw refused(refusal, application.status, to);
  const area = areaOf(who);
  const isLast = to === applicationStatuses.FINAL_ACCEPTANCE;
  const result = isLast ? await makeResult(tx, { area, application, today }) : null;
  const from = application.status;
  const at = new Date().toISOString();
  const version = await setStatus(tx, application, {
    move: getMove(from, to),
    by: who,
    entries: entriesOf(application),
    result,
    undo: undoOf(application, { to, by: who.userId, at }),
  });
  await insertRemark(tx, {
    area,
    application: application.id,
    centre: application.centre,
    by: who,
    move: { from, to },
    text: reason,
  });
  return version;
}

function refused(refusal: MoveRefusal, from: number, to: number): PortalError {
  switch (refusal) {
    case 'MOVE_UNKNOWN':
      return new PortalError('MOVE_UNKNOWN', {
        words: (language) => ({
          from: statusText(applicationMachine, from, language),
          to: statusText(applicationMachine, to, language),
        }),
      });
    case 'FORBIDDEN':
      return new PortalError('FORBIDDEN', {
        data: { requirement: right(applicationMachine.key, getMove(from, to).act) },
      });
    case 'REASON_NEEDED':
      return new PortalError('REASON_NEEDED', { fields: { reason: 'missing' } });
    default:
      return new PortalError(refusal);
  }
}

function getMove(from: number, to: number): ApplicationMove {
  const move = findMove(applicationMachine, from, to);
  if (!move) throw new Error(`no move from ${from} to ${to}`);
  return move;
}
