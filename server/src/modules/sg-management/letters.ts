import { normaliseCode } from '@sewa/contract/kernel/calls/codes';
import { DAY_MS } from '@sewa/contract/kernel/values/days';
import { dakStatuses } from '@sewa/contract/sg-management/enums';
import { isInHouse, mayLink } from '@sewa/contract/sg-management/letter-moves';
import type { Letter, letters } from '@sewa/contract/sg-management/letters';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { isOvertaken, momentOf } from '../../platform/http/device-time.rules.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { listPortalCentres } from '../../platform/resource/portal-centres.queries.ts';
import { assertAnswers } from './letter-answers.ts';
import { peekLetterReference } from './letter-numbers.ts';
import {
  findInHouse,
  findScanned,
  recallFrom,
  setAnswers,
  setHolder,
  setInstruction,
} from './letters.queries.ts';
import type { LetterNeeds, LetterResource } from './letters.resource.ts';
import { chooseScanned } from './scanned-letter.rules.ts';
import { takeStep } from './take-step.ts';

interface Needs extends LetterNeeds {
  resource: LetterResource;
}

export function moveLetter({ resource, today }: Needs): Handler<typeof letters.move> {
  return async (tx, { who, params, body }) => {
    const letter = await getLocked(tx, resource, params.id);
    await takeStep(tx, letter, { ...body, who, at: null, today: today() });
    return resource.get(tx, letter.id);
  };
}

/** By the slip, or by the number on it. A letter that is in already stays as it is. */
export function receiveLetter({ resource, today }: Needs): Handler<typeof letters.receive> {
  return async (tx, { who, body, sentAt }) => {
    const scanned = chooseScanned(await findScanned(tx, normaliseCode(body.code)));
    if (scanned === 'unknown') throw new PortalError('LETTER_UNKNOWN');
    if (scanned === 'ambiguous') throw new PortalError('LETTER_AMBIGUOUS');
    const letter = await getLocked(tx, resource, scanned.id);
    if (letter.status >= dakStatuses.RECEIVED) return { letter, outcome: 'repeat' };
    const at = momentOf(body.at, new Date(), sentAt);
    await takeStep(tx, letter, {
      who,
      to: dakStatuses.RECEIVED,
      receiver: body.receiver,
      at: at.toISOString(),
      today: today(),
      receivedOn: today(at),
    });
    return { letter: await resource.get(tx, letter.id), outcome: 'received' };
  };
}

/**
 * From hand to hand within the centre; the sender sees the receipt and no more. One that waited on a device does not undo
 * a later one.
 */
export function handOverLetter({ resource }: Needs): Handler<typeof letters.handOver> {
  return async (tx, { body, sentAt }) => {
    const [id, another] = await findInHouse(tx, normaliseCode(body.code));
    if (id === undefined) throw new PortalError('LETTER_NOT_IN_HOUSE');
    if (another !== undefined) throw new PortalError('LETTER_HOLDER_AMBIGUOUS');
    const letter = await getLocked(tx, resource, id);
    if (!isInHouse(letter)) throw new PortalError('LETTER_NOT_IN_HOUSE');
    const at = momentOf(body.at, new Date(), sentAt);
    const isSameHand = (letter.holder || letter.receiver) === body.receiver;
    const { handedOverAt } = letter;
    const since = handedOverAt === null ? null : Date.parse(handedOverAt);
    if (since !== null && isOvertaken(at.getTime(), since))
      return { letter, outcome: isSameHand ? 'handedOver' : 'overtaken' };
    // The same hand twice is one hand-over; a later one says that it still has the letter.
    if (isSameHand && since !== null && at.getTime() <= since) return { letter, outcome: 'handedOver' };
    await setHolder(tx, id, { holder: body.receiver, at: at.toISOString() });
    return { letter: await resource.get(tx, id), outcome: 'handedOver' };
  };
}

/** The function recall_letter takes its locks in the order of all steps, so the own row is not locked before. */
export function recallLetter({ resource, today }: Needs): Handler<typeof letters.recall> {
  return async (tx, { params: { id }, body }) => {
    await resource.get(tx, id);
    if (!(await recallFrom(tx, { id, reason: body.reason, today: today() })))
      throw new PortalError('LETTER_NOT_RECALLED');
    return resource.get(tx, id);
  };
}

/** At this end only: the letter itself stays as its sender wrote it. */
export function linkLetter({ resource }: Needs): Handler<typeof letters.link> {
  return async (tx, { params, body: { answers } }) => {
    const letter = await getLocked(tx, resource, params.id);
    if (!mayLink(letter)) throw new PortalError('LETTER_NOT_LINKED');
    await assertAnswers(tx, resource.table, { ...letter, answers });
    await setAnswers(tx, letter.id, answers);
    return resource.get(tx, letter.id);
  };
}

export function instruct({ resource, today }: Needs): Handler<typeof letters.instruct> {
  return async (tx, { who, params, body }) => {
    const letter = await getLocked(tx, resource, params.id);
    if (!isInHouse(letter)) throw new PortalError('LETTER_NOT_HERE');
    const replyBy = body.days === null ? null : daysAfter(today(), body.days);
    await setInstruction(tx, letter.id, { instruction: body.instruction, by: who.name, replyBy });
    return resource.get(tx, letter.id);
  };
}

/** Of one of the caller's centres: the numbers say how many letters a centre has sent and received. */
export function showNext({ today }: LetterNeeds): Handler<typeof letters.next> {
  return async (tx, { who, query }) => {
    const { centre, type, day = today() } = query;
    const isOwn = who.centres === '*' || who.centres.includes(centre);
    if (!isOwn) throw new PortalError('BAD_REFERENCE', { fields: { centre: 'unknown' } });
    return { reference: await peekLetterReference(tx, { centre, type, day }) };
  };
}

export const showParties: Handler<typeof letters.parties> = (tx, { query }) => listPortalCentres(tx, query.q);

async function getLocked(tx: Tx, { table }: LetterResource, id: string): Promise<Letter> {
  const letter = await table.lock(tx, id);
  if (!letter) throw notFound();
  return letter;
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
