import { randomCode } from '@sewa/contract/kernel/calls/codes';
import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { newId } from '@sewa/contract/kernel/values/ids';
import { hashPassword } from './modules/user/sign-in/password.ts';
import { withClient } from './platform/db/with-client.ts';

/** The first user of an empty portal, with a password to be changed at the first sign-in; null when there are users. */
export async function createFirstAdmin(
  ownerUrl: string,
): Promise<{ username: string; password: string } | null> {
  return withClient(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('lock table app_user in share row exclusive mode');
    const users = await client.query('select from app_user limit 1');
    if (users.rowCount) {
      await client.query('rollback');
      return null;
    }
    const username = 'admin';
    const password = `${randomCode(5)}-${randomCode(5)}-${randomCode(5)}`;
    const [org, user, acl] = [newId(), newId(), JSON.stringify(wholeAcl())];
    await client.query('insert into org (id, name, level, acl) values ($1, $2, 100, $3)', [
      org,
      'Organisation',
      acl,
    ]);
    await client.query('insert into app_user (id, org_id, username, name, acl) values ($1, $2, $3, $4, $5)', [
      user,
      org,
      username,
      'Administrator',
      acl,
    ]);
    await client.query('insert into credential (user_id, password_hash, must_change) values ($1, $2, true)', [
      user,
      await hashPassword(password),
    ]);
    await client.query('commit');
    return { username, password };
  });
}

/** Whether somebody can still sign in with the password that the README names. */
export async function hasDemoPasswords(ownerUrl: string): Promise<boolean> {
  return withClient(ownerUrl, async (client) => {
    const found = await client.query(
      'select from credential c join app_user u on u.id = c.user_id where c.is_demo and u.is_active limit 1',
    );
    return Boolean(found.rowCount);
  });
}
