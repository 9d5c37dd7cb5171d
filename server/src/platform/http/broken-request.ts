import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FailureEnvelope } from '@sewa/contract/kernel/envelope';
import { type ErrorCode, errors } from '@sewa/contract/kernel/errors';

const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What is no HTTP never reaches a route; it is answered in the envelope all the same, and the line is closed. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'VALIDATION';
  const envelope: FailureEnvelope = {
    success: false,
    message: errors[code].en,
    code,
    requestId: randomUUID().slice(0, 8),
  };
  const body = JSON.stringify(envelope);
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}
