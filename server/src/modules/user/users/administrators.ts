import { type Acl, allows } from '@sewa/contract/kernel/rights/acl';
import { primesOf } from '@sewa/contract/kernel/rights/rights';
import { orgLevels } from '@sewa/contract/user/organisation';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { listOrganisationUsers, lockAdministrators } from './administrators.queries.ts';

const everyUserRight = primesOf('SETTINGS.USER').reduce((product, prime) => product * prime, 1);

/**
 * Runs a change that may take away an administrator (an active user of the organisation's level with every right
 * over users) and undoes it when none would be left. Only that level can reach them, so only it waits.
 */
export async function keepingAnAdministrator<T>(tx: Tx, who: Who, change: () => Promise<T>): Promise<T> {
  if (who.orgLevel < orgLevels.ORGANISATION) return change();
  await lockAdministrators(tx);
  const before = await countAdministrators(tx);
  const result = await change();
  if (before > 0 && (await countAdministrators(tx)) === 0) throw new PortalError('LAST_ADMINISTRATOR');
  return result;
}

async function countAdministrators(tx: Tx): Promise<number> {
  const users = await listOrganisationUsers(tx);
  return users.filter(({ acl, ceiling }) => hasEveryUserRight(acl) && hasEveryUserRight(ceiling)).length;
}

function hasEveryUserRight(acl: unknown): boolean {
  return allows(Object(acl) as Acl, 'SETTINGS.USER', everyUserRight);
}
