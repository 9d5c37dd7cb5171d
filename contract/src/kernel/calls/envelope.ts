import type { ErrorCode } from './errors.ts';

/**
 * Every reply carries success, message and data, which is null where there is nothing to say; a refusal adds a stable
 * code and the id to read out to support.
 */
export interface SuccessEnvelope {
  success: true;
  message: string;
  data: unknown;
  list?: unknown[];
  docs?: unknown[];
  total?: number;
}

export interface FailureEnvelope {
  success: false;
  message: string;
  code: ErrorCode;
  requestId: string;
  /** Path of a field (`phone`, `lines.0.quantity`) → what is wrong with it. */
  fields?: Record<string, string>;
  /** What the caller needs in order to go on, e.g. the newer row of a conflict or the missing right. */
  data: unknown;
}

export type Envelope = SuccessEnvelope | FailureEnvelope;

/** The text of a refusal: the message if it is text, its code if it is an object with one, else the object as JSON. */
export function messageText(message: unknown): string {
  if (typeof message === 'string') return message;
  if (message !== null && typeof message === 'object' && 'code' in message && isUsable(message.code))
    return String(message.code);
  return JSON.stringify(message) ?? '';
}

/** A code that says something: `{ code: null }` or `{ code: {} }` would read as "null" or "[object Object]". */
function isUsable(code: unknown): code is string | number {
  return typeof code === 'number' || (typeof code === 'string' && code.trim() !== '');
}
