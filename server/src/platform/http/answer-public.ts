import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { enveloped } from './envelope.ts';
import { sendFile } from './file-reply.ts';
import { sessionIn } from './guard.ts';
import { RequestCall } from './request-call.ts';
import type { FileReply, Route } from './route.ts';
import type { Serving } from './serving.ts';

/** A call that needs no session; its handler opens its own transactions. */
export async function answerPublic(of: {
  serving: Serving;
  route: Extract<Route, { kind: 'public' }>;
  request: FastifyRequest;
  reply: FastifyReply;
}): Promise<string | Buffer | Readable> {
  const { serving, route, request, reply } = of;
  const call = new RequestCall(of);
  call.session = sessionIn(request);
  const made = await route.handler(serving.database, call.validated());
  serving.announce();
  for (const work of call.afterwards) work();
  if (route.endpoint.envelope !== 'stream') return enveloped(route.endpoint, made);
  const { database, timeZone } = serving;
  return sendFile(reply, made as FileReply, { read: database.anonymous, timeZone, user: '' });
}
