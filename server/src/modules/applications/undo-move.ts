import type { applications } from '@sewa/contract/applications/applications';
import { mayUndo } from '@sewa/contract/applications/undo-move';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { Handler, SteppingHandler } from '../../platform/http/route.ts';
import type { StoredApplication } from './application-rows.queries.ts';
import { type ApplicationNeeds, getApplication, getLocked } from './applications.ts';
import { eachByItself } from './each-by-itself.ts';
import { recordFor, userOf } from './judged-application.ts';
import { isUntouched } from './move-undo.ts';
import { insertRemark, restoreBefore } from './moves.queries.ts';

export function undoMove({ today }: ApplicationNeeds): Handler<typeof applications.undo> {
  return async (tx, { who, params, body }) => {
    await applyUndo(tx, { application: await getLocked(tx, params.id), who, version: body.version });
    return recordFor(await getApplication(tx, params.id), who, today());
  };
}

/** Each in a transaction of its own, like the moves that it undoes. */
export const undoMany: SteppingHandler<typeof applications.undoMany> = (step, { body, language }) => {
  const versions = new Map(body.moved.map(({ id, version }) => [id, version]));
  return eachByItself(step, {
    ids: [...versions.keys()],
    language,
    act: (tx, { application, who }) =>
      applyUndo(tx, { application, who, version: versionOf(versions, application.id) }),
  });
};

function versionOf(versions: ReadonlyMap<string, number>, id: string): number {
  const version = versions.get(id);
  if (version === undefined) throw new Error(`${id} was not asked for`);
  return version;
}

async function applyUndo(
  tx: Tx,
  { application, who, version }: { application: StoredApplication; who: Who; version: number },
): Promise<void> {
  const { undo, status } = application;
  const isPossible = mayUndo({ application, version, user: userOf(who), now: Date.now() });
  if (!isPossible || undo === null || !isUntouched(application, undo))
    throw new PortalError('MOVE_UNDO_REFUSED');
  await restoreBefore(tx, application.id, undo);
  await insertRemark(tx, {
    area: areaOf(who),
    application: application.id,
    centre: application.centre,
    by: who,
    move: { from: status, to: undo.from },
    isUndo: true,
    text: '',
  });
}
