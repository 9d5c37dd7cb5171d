import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/kysely-on-client.ts';
import { enveloped } from './envelope.ts';
import { sendFile } from './file-reply.ts';
import { type Guard, openGuard, sessionIn } from './guard.ts';
import { attemptOnce, type Repeatable, repeatableOf, storeReply } from './idempotency.ts';
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

  const attempt = (): Promise<Made> =>
    route.kind === 'stepping' ? inSteps(route, guard, call) : inOneStep(route, { guard, call, repeatable });
  const onRepetition = () => {
    call.afterwards.length = 0;
  };
  const answer = repeatable ? attemptOnce({ repeatable, guard, attempt, onRepetition }) : attempt();
  const made = await answer.catch(async (error: unknown) => {
    throw await nameOtherEditor(error, guard);
  });

  if (!isReadOnly(endpoint)) serving.announce();
  for (const work of call.afterwards) work();
  if (typeof made === 'string') return made;
  const user = call.who?.userId ?? session;
  return sendFile(reply, made, { read: (run) => guard.transact((tx) => run(tx)), timeZone, user });
}

async function inOneStep(
  { endpoint, handler, before }: Extract<Route, { kind: 'signedIn' }>,
  { guard, call, repeatable }: { guard: Guard; call: RequestCall; repeatable: Repeatable | null },
): Promise<Made> {
  const refusal = before ? await guard.transact((tx, who) => before(tx, call.validatedFor(who))) : null;
  if (refusal) throw refusal;
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
