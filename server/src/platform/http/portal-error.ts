import { type ErrorCode, errors, isErrorCode } from '@sewa/contract/kernel/calls/errors';
import { type FieldReason, reasonText } from '@sewa/contract/kernel/resource/field-reasons';
import type { Language } from '@sewa/contract/kernel/values/languages';

/** The one error that handlers throw: a stable code, and what the caller needs in order to go on. */
export class PortalError extends Error {
  override name = 'PortalError';
  readonly code: ErrorCode;
  readonly status: number;
  /** Path of a field → why, or for a rule of business only which field: its text is the error's own. */
  readonly fields: Record<string, FieldReason | string> | undefined;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;
  /** What the {places} of the text are filled with. */
  readonly words: ((language: Language) => Record<string, string>) | undefined;

  constructor(code: ErrorCode, more?: Details & { fields?: Record<string, FieldReason> });
  constructor(code: Exclude<ErrorCode, 'VALIDATION'>, more?: Details & { fields?: Record<string, string> });
  constructor(code: ErrorCode, more: Details & { fields?: Record<string, FieldReason | string> } = {}) {
    super(code, { cause: more.cause });
    this.code = code;
    this.status = errors[code].status;
    this.fields = more.fields;
    this.data = more.data;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.words = more.words;
  }

  /** What a person reads beside each field. */
  fieldsIn(language: Language): Record<string, string> {
    const pairs = Object.entries(this.fields ?? {}).map(([name, why]) => [
      name,
      typeof why === 'string' ? why : reasonText(why, language),
    ]);
    return Object.fromEntries(pairs);
  }
}

interface Details {
  data?: unknown;
  retryAfterSeconds?: number;
  words?: (language: Language) => Record<string, string>;
  cause?: unknown;
}

/** What a function of the database answered: an error's code, or nothing when it did what it was asked. */
export function throwRefusal(answer: string): void {
  if (answer === '') return;
  if (!isErrorCode(answer))
    throw new Error(`the database answered ${answer}, which is no error of the contract`);
  throw new PortalError(answer);
}

export function notFound(): PortalError {
  return new PortalError('NOT_FOUND');
}
