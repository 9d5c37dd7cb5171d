import { LARGEST_NUMBER, readNumbers, writeNumbers } from '@sewa/contract/badges/number-ranges';
import { MAX_TOKENS, type quickEvents } from '@sewa/contract/badges/quick';
import { mayUseKind, type QuickKind, rightOfKind } from '@sewa/contract/badges/quick-rights';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { findLockedEvent, type StoredEvent, takeTokenNumbers } from './tokens.queries.ts';

export const makeTokens: Handler<typeof quickEvents.make> = async (tx, { who, params, body }) => {
  assertKind(who, body.kind);
  const event = await getLockedEvent(tx, params.id);
  const numbers = numbersOf(body.numbers);
  const made = await takeTokenNumbers(tx, {
    event: event.id,
    kind: body.kind,
    numbers,
    centre: event.centre,
  });
  const isNew = new Set(made);
  const taken = numbers.filter((number) => !isNew.has(number));
  if (taken.length > 0 && !body.again) throw naming('TOKENS_TAKEN', taken);
  return { made: made.length, again: taken.length };
};

export async function getLockedEvent(tx: Tx, id: string): Promise<StoredEvent> {
  const event = await findLockedEvent(tx, id);
  if (!event) throw notFound();
  return event;
}

/** Each kind asks for its own right; the call is open to whoever holds any. */
export function assertKind({ acl }: Who, kind: QuickKind): void {
  if (!mayUseKind(acl, kind))
    throw new PortalError('FORBIDDEN', { data: { requirement: rightOfKind(kind) } });
}

export function numbersOf(text: string): number[] {
  const { numbers } = readNumbers(text, MAX_TOKENS);
  if (numbers) return numbers;
  throw new PortalError('TOKEN_NUMBERS', {
    fields: { numbers: 'unreadable' },
    words: () => ({ max: String(MAX_TOKENS), largest: String(LARGEST_NUMBER) }),
  });
}

const longestNamed = 60;

/** The numbers themselves, as many as fit into a sentence. */
export function naming(code: 'TOKENS_TAKEN' | 'TOKENS_UNKNOWN', numbers: readonly number[]): PortalError {
  const written = writeNumbers(numbers);
  const shown = written.length > longestNamed ? `${written.slice(0, longestNamed)}…` : written;
  return new PortalError(code, { fields: { numbers: 'taken' }, words: () => ({ numbers: shown }) });
}
