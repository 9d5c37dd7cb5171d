import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';

/** Codes of our own, for calls that never got an answer. */
export type CallErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT';

/** A call that was refused or failed. `message` is fit to be shown as it stands. */
export class CallError extends Error {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: CallErrorCode;
  /** Path of a field → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;
  /** The number to read out to support; empty when there was no answer. */
  readonly requestId: string;
  /** The server's message if it was a text; the login's fallback asks for the difference. */
  readonly serverText: string | null;
  /** What the server said, in whatever form (its code, or the whole as JSON); null when it said nothing. */
  readonly said: string | null;

  constructor(details: {
    status: number;
    code: CallErrorCode;
    message: string;
    fields?: Readonly<Record<string, string>> | undefined;
    data?: unknown;
    requestId?: string | undefined;
    serverText?: string | null;
    said?: string | null;
  }) {
    super(details.message);
    this.name = 'CallError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.data = details.data;
    this.requestId = details.requestId ?? '';
    this.serverText = details.serverText ?? null;
    this.said = details.said ?? null;
  }
}
