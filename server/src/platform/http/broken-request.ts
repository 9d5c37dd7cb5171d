import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FailureEnvelope } from '@sewa/contract/kernel/calls/envelope';
import { type ErrorCode, errors } from '@sewa/contract/kernel/calls/errors';

const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What is no HTTP never reaches a route; it is answered in the envelope all the same, and the line is closed. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = envelopeOf(error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'VALIDATION');
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\ncontent-type: ${contentType}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}

/** An Expect header other than 100-continue. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, { 'content-type': contentType, connection: 'close' }).end(envelopeOf('VALIDATION'));
}

const contentType = 'application/json; charset=utf-8';

function envelopeOf(code: ErrorCode): string {
  const envelope: FailureEnvelope = {
    success: false,
    message: errors[code].en,
    data: null,
    code,
    requestId: randomUUID().slice(0, 8),
  };
  return JSON.stringify(envelope);
}
