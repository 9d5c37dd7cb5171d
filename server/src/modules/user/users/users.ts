import { todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { UserRecord, users } from '@sewa/contract/user/users';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { historyOf } from '../../../platform/resource/history.queries.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { hashPassword } from '../sign-in/password.ts';
import { assertStrongPassword } from '../sign-in/strong-password.ts';
import { keepingAnAdministrator } from './administrators.ts';
import { assertNotHigher, judgedChange } from './user-change.ts';
import {
  deleteUser,
  endSessions,
  findUser,
  insertUser,
  lockUser,
  setGivenPassword,
  setUserCentres,
  updateUser,
} from './users.queries.ts';

export const readUser: Handler<typeof users.read> = (tx, { params }) => getUser(tx, params.id);

export const userHistory: Handler<typeof users.history> = async (tx, { params }) => {
  await getUser(tx, params.id);
  return historyOf(tx, ['app_user', 'user_centre'], params.id);
};

export function createUser({ config }: ModuleNeeds): Handler<typeof users.create> {
  return async (tx, { who, body }) => {
    const { id = newId(), password, ...wished } = body;
    assertStrongPassword(password, { username: wished.username, field: 'password' });
    const today = todayIn(config.timeZone);
    const { org, centres, user } = await judgedChange(tx, { who, today, current: null, wished });
    const hash = await hashPassword(password);
    await insertUser(tx, id, user);
    await setUserCentres(tx, { user: id, area: org.area, centres });
    await setGivenPassword(tx, id, hash);
    return { id };
  };
}

export function editUser({ config }: ModuleNeeds): Handler<typeof users.update> {
  return (tx, { who, params, body }) =>
    keepingAnAdministrator(tx, who, async () => {
      const { version, ...wished } = body;
      const current = await getLockedUser(tx, params.id);
      assertNotHigher(who, current.orgLevel);
      assertVersion(current, version);
      const today = todayIn(config.timeZone);
      const { org, centres, user } = await judgedChange(tx, { who, today, current, wished });
      const hasNewCentres = centres.join() !== current.centres.toSorted().join();
      await updateUser(tx, params.id, { user, hasNewCentres });
      if (hasNewCentres) await setUserCentres(tx, { user: params.id, area: org.area, centres });
      if (current.isActive && !user.isActive) await endSessions(tx, params.id);
      return getUser(tx, params.id);
    });
}

export const removeUser: Handler<typeof users.remove> = (tx, { who, params }) =>
  keepingAnAdministrator(tx, who, async () => {
    const current = await getLockedUser(tx, params.id);
    assertNotHigher(who, current.orgLevel);
    if (current.id === who.userId) throw new PortalError('NOT_YOURSELF');
    await deleteUser(tx, params.id);
    return null;
  });

async function getUser(tx: Tx, id: string): Promise<UserRecord> {
  const user = await findUser(tx, id);
  if (!user) throw notFound();
  return user;
}

async function getLockedUser(tx: Tx, id: string): Promise<UserRecord> {
  await lockUser(tx, id);
  return getUser(tx, id);
}
