import { type ErrorCode, errors } from '@sewa/contract/kernel/errors';
import type { Language } from '@sewa/contract/kernel/languages';

/** The one error that handlers throw: a stable code, and what the caller needs in order to go on. */
export class PortalError extends Error {
  override name = 'PortalError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;
  /** What the {places} of the text are filled with. */
  readonly words: ((language: Language) => Record<string, string>) | undefined;

  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, string>;
      data?: unknown;
      retryAfterSeconds?: number;
      words?: (language: Language) => Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: more.cause });
    this.code = code;
    this.status = errors[code].status;
    this.fields = more.fields;
    this.data = more.data;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.words = more.words;
  }
}

export function notFound(): PortalError {
  return new PortalError('NOT_FOUND');
}
