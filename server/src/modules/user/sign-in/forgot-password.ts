import type { session } from '@sewa/contract/user/session';
import type { Database } from '../../../platform/db/database.ts';
import type { PublicHandler } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { codeMail, languageFor } from './mails.ts';
import { findMailAddress, keepCode } from './one-time-code.queries.ts';
import type { OneTimeCodes } from './one-time-code.ts';
import { nameOfTry } from './password-check.ts';
import { takeTurns, turnsFrom } from './turns.ts';

/** The user is looked up only after the reply, so neither the answer nor its duration can say whether there is one. */
export function forgotPassword(
  needs: ModuleNeeds,
  codes: OneTimeCodes,
): PublicHandler<typeof session.forgotPassword> {
  return async (database, { body, address, afterCommit }) => {
    const username = nameOfTry(body.u);
    await takeTurns(database, [
      ...turnsFrom('forgot', address, { most: 20, seconds: 3600 }),
      { key: `forgot ${username}`, most: 3, seconds: 900 },
    ]);
    afterCommit(() => {
      sendCode(database, { needs, codes, username }).catch((error: Error) =>
        needs.log.error(`a one-time code was not sent: ${error.message}`),
      );
    });
    return null;
  };
}

/** Nothing without mail or without an address: an administrator hands out a code instead. */
async function sendCode(
  database: Database,
  { needs, codes, username }: { needs: ModuleNeeds; codes: OneTimeCodes; username: string },
): Promise<void> {
  if (!needs.mailer.isConfigured) return;
  const { code, hash, validUntil } = codes.draw(username);
  const recipient = await database.anonymous(async (tx) => {
    const found = await findMailAddress(tx, username);
    if (!found?.email) return null;
    return (await keepCode(tx, { userId: found.user_id, hash, validUntil, isByMail: true })) ? found : null;
  });
  if (!recipient) return;
  const { name, email } = recipient;
  const mail = codeMail({ portal: needs.config.portalName, name, code }, languageFor(recipient.language));
  await needs.mailer.send({ to: email, ...mail });
}
