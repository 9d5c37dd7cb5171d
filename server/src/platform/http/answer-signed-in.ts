import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/kysely-on-client.ts';
import { CommitUnknown, ConnectionLost } from '../db/lost-connection.ts';
import { enveloped } from './envelope.ts';
import { sendFile } from './file-reply.ts';
import { type Guard, openGuard, sessionIn } from './guard.ts';
import { attemptOnce, type Repeatable, repeatableOf, storeReply } from './idempotency.ts';
import { settleLostWrite } from './lost-write.ts';
import { nameOtherEditor } from './name-other-editor.ts';
import { PortalError } from './portal-error.ts';
import { RequestCall } from './request-call.ts';
import { type FileReply, isReadOnly, type Route } from './route.ts';
import type { Serving } from './serving.ts';

type SignedInRoute = Exclude<Route, { kind: 'public' }>;
/** The text of an envelope, or a file. */
type Made = string | FileReply;

export async function answerSignedIn(of: {
  serving: Serving;
  route: SignedInRoute;
  request: FastifyRequest;
  reply: FastifyReply;
}): Promise<string | Buffer | Readable> {
  const { serving, route, request, reply } = of;
  const { endpoint } = route;
  const { database, timeZone } = serving;
  const session = sessionIn(request);
  if (session === null) throw new PortalError('UNAUTHENTICATED');
  const call = new RequestCall(of);
  call.session = session;
  const guard = openGuard({ database, timeZone, endpoint, session, requestId: request.id });
  const repeatable = repeatableOf(endpoint, request);

  let hasPassed = false;
  const attempt = async (): Promise<Made> => {
    if (route.kind === 'stepping') return inSteps(route, guard, call);
    if (!hasPassed) await passBefore(route, guard, call);
    hasPassed = true;
    return inOneStep(route, { guard, call, repeatable });
  };
  const onRepetition = () => {
    call.afterwards.length = 0;
  };
  const isOneWrite = route.kind === 'signedIn' && !isReadOnly(endpoint);
  const mayRepeat = isOneWrite && !endpoint.upload;
  const answer = repeatable
    ? attemptOnce({ repeatable, guard, attempt, mayRepeat, onRepetition })
    : attempt();
  const made = await answer
    .catch((error: unknown) => {
      if (!isOneWrite) throw error;
      return settleLostWrite<Made>(error, { guard, requestId: request.id });
    })
    .catch(async (error: unknown) => {
      throw await nameOtherEditor(error, guard);
    });

  if (!isReadOnly(endpoint)) serving.announce();
  for (const work of call.afterwards) work();
  if (typeof made === 'string') return made;
  const user = call.who?.userId ?? session;
  return sendFile(reply, made, { read: (run) => guard.transact((tx) => run(tx)), timeZone, user });
}

async function passBefore(
  { before }: Extract<Route, { kind: 'signedIn' }>,
  guard: Guard,
  call: RequestCall,
): Promise<void> {
  if (!before) return;
  const refusal = await guard
    .transact((tx, who) => before(tx, call.validatedFor(who)))
    .catch((error: unknown) => {
      // Whether this much was saved is of no matter: the work itself has not begun.
      throw error instanceof CommitUnknown ? new ConnectionLost('before the work', { cause: error }) : error;
    });
  if (refusal) throw refusal;
}

async function inOneStep(
  { endpoint, handler }: Extract<Route, { kind: 'signedIn' }>,
  { guard, call, repeatable }: { guard: Guard; call: RequestCall; repeatable: Repeatable | null },
): Promise<Made> {
  const remember = async (tx: Tx, made: Made) => {
    if (repeatable && typeof made === 'string') await storeReply(tx, repeatable, made);
  };
  return guard.transact(
    async (tx, who) => madeOf(endpoint, await handler(tx, call.validatedFor(who))),
    repeatable ? remember : undefined,
  );
}

async function inSteps(
  { endpoint, handler }: Extract<Route, { kind: 'stepping' }>,
  { transact }: Guard,
  call: RequestCall,
): Promise<Made> {
  const who = await transact(async (_tx, found) => found);
  return madeOf(endpoint, await handler(transact, call.validatedFor(who)));
}

function madeOf(endpoint: Route['endpoint'], result: unknown): Made {
  return endpoint.envelope === 'stream' ? (result as FileReply) : enveloped(endpoint, result);
}
