import type { FailureEnvelope } from '@sewa/contract/kernel/calls/envelope';
import { type ErrorCode, errorText } from '@sewa/contract/kernel/calls/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';
import { translateError } from './translate-error.ts';

/** The one error handler: text by code and language, a number to read out to support, nothing of the inside. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = translateError(error);
  if (failure.status >= 500)
    request.log.error({ err: failure.cause ?? failure, code: failure.code }, 'request failed');
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  const language = languageOf(request.headers['accept-language']);
  const body: FailureEnvelope = {
    success: false,
    message: errorText(failure.code, language, failure.words?.(language)),
    data: failure.data ?? null,
    code: failure.code,
    requestId: request.id,
    ...(failure.fields ? { fields: failure.fieldsIn(language) } : {}),
  };
  void reply
    .code(isExpected(failure.code, request) ? 200 : failure.status)
    .header('cache-control', 'no-store')
    // A file that fails before its first byte has set its own.
    .removeHeader('content-disposition')
    .type('application/json; charset=utf-8')
    .send(body);
}

/**
 * The page asks at its start who is signed in. "Nobody" is no error there, and browsers write every 401 into the
 * console; whoever asks without this header gets the 401.
 */
function isExpected(code: ErrorCode, request: FastifyRequest): boolean {
  return code === 'UNAUTHENTICATED' && request.headers['prefer'] === 'quiet' && request.url === '/api/user';
}
