import { todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { requestStatuses, type users } from '@sewa/contract/user/users';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { translateError } from '../../../platform/http/translate-error.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { acceptedMail, declinedMail, languageFor, type MailText } from '../sign-in/mails.ts';
import { decideRequest, lockRequest, type SignUpRequest, takeWishedPassword } from './requests.queries.ts';
import { judgedChange } from './user-change.ts';
import { insertUser } from './users.queries.ts';

/** Makes the user, with the password that the person wished for, under the rules of every other grant. */
export function acceptRequest(needs: ModuleNeeds): Handler<typeof users.acceptRequest> {
  return async (tx, { who, params, body, afterCommit }) => {
    const request = await getWaiting(tx, params.id);
    const { name, phone, email, username } = request;
    const wished = {
      username,
      name,
      phone,
      email,
      nameLatin: '',
      ...body,
      centres: [],
      temporary: [],
      isActive: true,
    };
    const today = todayIn(needs.config.timeZone);
    const { user } = await judgedChange(tx, { who, today, current: null, wished });
    const id = newId();
    await insertUser(tx, id, user).catch((error: unknown) => {
      throw translateError(error).code === 'TAKEN' ? requestedNameTaken(username, error) : error;
    });
    await takeWishedPassword(tx, { request: request.id, user: id });
    await decideRequest(tx, { id: request.id, status: requestStatuses.ACCEPTED, reason: '', by: who.userId });
    const mail = acceptedMail(
      { portal: needs.config.portalName, name, username },
      languageFor(request.language),
    );
    afterCommit(() => tell(needs, request, mail));
    return { id };
  };
}

export function declineRequest(needs: ModuleNeeds): Handler<typeof users.declineRequest> {
  return async (tx, { who, params, body, afterCommit }) => {
    const request = await getWaiting(tx, params.id);
    const { reason } = body;
    await decideRequest(tx, { id: request.id, status: requestStatuses.DECLINED, reason, by: who.userId });
    const text = { portal: needs.config.portalName, name: request.name, reason };
    afterCommit(() => tell(needs, request, declinedMail(text, languageFor(request.language))));
    return null;
  };
}

/** Whoever decides cannot choose another username: it is the person's own wish. */
function requestedNameTaken(username: string, cause: unknown): PortalError {
  return new PortalError('REQUESTED_USERNAME_TAKEN', { words: () => ({ username }), cause });
}

/** Of two who decide at the same time, the second waits for the row and is told that it was decided. */
async function getWaiting(tx: Tx, id: string): Promise<SignUpRequest> {
  const request = await lockRequest(tx, id);
  if (!request) throw notFound();
  if (request.status !== requestStatuses.WAITING) throw new PortalError('ALREADY_DECIDED');
  return request;
}

function tell({ mailer, log }: ModuleNeeds, { email }: SignUpRequest, mail: MailText): void {
  if (email === '') return;
  mailer
    .send({ to: email, ...mail })
    .catch((error: Error) => log.error(`a decision on a registration was not mailed: ${error.message}`));
}
