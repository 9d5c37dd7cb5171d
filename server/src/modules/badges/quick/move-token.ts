import { readCode } from '@sewa/contract/badges/code';
import { type QuickToken, type quickEvents, UNDO_SECONDS } from '@sewa/contract/badges/quick';
import { DEPOSIT } from '@sewa/contract/badges/quick-rights';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { hasWaited, isOvertaken, momentOf } from '../../../platform/http/device-time.rules.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { verifySignature } from '../codes/verify-signature.ts';
import { getLockedEvent } from './make-tokens.ts';
import { findLockedToken, setTokenState } from './tokens.queries.ts';

/** Hands out or takes back. The same again, also when it comes a second time out of an outbox, changes nothing. */
export const moveToken: Handler<typeof quickEvents.move> = async (tx, { who, params, body, sentAt }) => {
  const event = await getLockedEvent(tx, params.id);
  const number = await depositNumber(tx, body.code, event.number);
  const token = number && (await findLockedToken(tx, { event: event.id, kind: DEPOSIT, number }));
  if (!token) throw new PortalError('TOKEN_NOT_HERE');
  if (token.state === body.to) return { token: shown(token), isNew: false };
  const now = new Date();
  const at = momentOf(body.at, now, sentAt);
  // Told too late: the token was moved again since. When it was made does not matter.
  if (token.state !== 'printed' && isOvertaken(at.getTime(), Date.parse(token.stateAt)))
    return { token: shown(token), isNew: false };
  if (body.to === 'returned' && token.state !== 'out') throw new PortalError('TOKEN_NOT_OUT');
  // What was handed out before the closing may be told later.
  if (body.to === 'out' && event.isClosed && !hasWaited(at, now)) throw new PortalError('EVENT_CLOSED');
  const { state, stateAt, stateBy } = token;
  const moved = {
    ...token,
    state: body.to,
    stateAt: at.toISOString(),
    stateBy: who.name,
    before: { state, stateAt, stateBy },
  };
  await setTokenState(tx, event.id, moved);
  return { token: shown(moved), isNew: true };
};

export const undoMove: Handler<typeof quickEvents.undo> = async (tx, { params, body, sentAt }) => {
  const event = await getLockedEvent(tx, params.id);
  const token = await findLockedToken(tx, { event: event.id, kind: DEPOSIT, number: body.number });
  if (!token) throw new PortalError('TOKEN_NOT_HERE');
  const { before } = token;
  const asked = momentOf(body.at, new Date(), sentAt).getTime();
  const isLate = asked - Date.parse(token.stateAt) > UNDO_SECONDS * 1000 + graceMs;
  if (before === null || token.state !== body.state || isLate) throw new PortalError('TOKEN_UNDO_REFUSED');
  const undone = { ...token, ...before, before: null };
  await setTokenState(tx, event.id, undone);
  return { token: shown(undone) };
};

/** The call itself takes its time on a slow line. */
const graceMs = 10_000;

/** By its signed code, or by the number that stands on it; null: a code of something else. */
async function depositNumber(tx: Tx, text: string, event: number): Promise<number | null> {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const code = readCode(text);
  if (!code || (await verifySignature(tx, code)) !== 'genuine') return null;
  const { kind, type, number } = code.fields;
  return kind === 'quick' && type === DEPOSIT && code.fields.event === event ? number : null;
}

function shown({ kind, number, state, stateAt, stateBy }: QuickToken): QuickToken {
  return { kind, number, state, stateAt, stateBy };
}
