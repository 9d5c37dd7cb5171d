import type { X509Certificate } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FailureEnvelope } from '@sewa/contract/kernel/calls/envelope';
import { errors } from '@sewa/contract/kernel/calls/errors';
import { languageOf } from '../../http/language.ts';
import { findTrustReply } from './answer-trust.ts';

/**
 * What comes without TLS: pages lead to the explanation, calls are not answered. A tablet that was opened without https
 * before keeps its unsent entries, as with a server that is busy.
 */
export function answerPlain(trust: { authority: X509Certificate; portalName: string }): RequestListener {
  return (request, response) => {
    request.resume();
    const { method = '', url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return refuse(request, response);
    if (/^\/(api|socket)(\/|$|\?)/.test(url)) return refuse(request, response);
    const reply = URL.canParse(url, 'http://laptop') ? findTrustReply(request, trust) : null;
    if (reply === null) {
      response.writeHead(302, { ...closing, location: `/trust?to=${encodeURIComponent(url)}` }).end();
      return;
    }
    response.writeHead(200, { ...closing, ...reply.headers }).end(method === 'HEAD' ? undefined : reply.body);
  };
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const envelope: FailureEnvelope = {
    success: false,
    message: errors.BUSY[languageOf(request.headers['accept-language'])],
    data: null,
    code: 'BUSY',
    requestId: 'plain',
  };
  response
    .writeHead(503, { ...closing, 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(envelope));
}

const closing = { connection: 'close', 'cache-control': 'no-store' } as const;
