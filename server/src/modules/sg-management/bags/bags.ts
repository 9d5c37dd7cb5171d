import { normaliseCode } from '@sewa/contract/kernel/calls/codes';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type Bag, type bags, MAX_BAG_LETTERS } from '@sewa/contract/sg-management/bags';
import { dakStatuses } from '@sewa/contract/sg-management/enums';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { momentOf } from '../../../platform/http/device-time.rules.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import type { LetterNeeds, LetterResource } from '../letters.resource.ts';
import { chooseScanned } from '../scanned-letter.rules.ts';
import { takeStep } from '../take-step.ts';
import {
  deliverBag,
  findScannedBags,
  listBagLetters,
  packInto,
  recallBagFrom,
  sendAsBag,
  setBagDispatched,
  setBagReceived,
  takeOut,
} from './bags.queries.ts';
import { assertNotSent, type BagResource } from './bags.resource.ts';

interface Needs extends LetterNeeds {
  bags: BagResource;
  letters: LetterResource;
}

export function packLetters(needs: Needs): Handler<typeof bags.pack> {
  return async (tx, { params: { id }, body }) => {
    const bag = await lockUnsent(tx, needs, id);
    const asked = new Set(body.letters);
    if (bag.letterCount + asked.size > MAX_BAG_LETTERS)
      throw new PortalError('BAG_FULL', { words: () => ({ max: String(MAX_BAG_LETTERS) }) });
    if ((await packInto(tx, id, [...asked])) < asked.size) throw new PortalError('LETTER_NOT_PACKED');
    return needs.bags.get(tx, id);
  };
}

export function unpackLetters(needs: Needs): Handler<typeof bags.unpack> {
  return async (tx, { params: { id }, body }) => {
    await lockUnsent(tx, needs, id);
    await takeOut(tx, id, body.letters);
    return needs.bags.get(tx, id);
  };
}

/** All letters of the bag take their step, each into the register of the receiver; then the bag itself. */
export function dispatchBag(needs: Needs): Handler<typeof bags.dispatch> {
  return async (tx, { who, params: { id }, body }) => {
    const bag = await lockUnsent(tx, needs, id);
    assertVersion(bag, body.version);
    const today = needs.today();
    await sendAsBag(tx, id);
    let sent = 0;
    for (const one of await listBagLetters(tx, id)) {
      const letter = await needs.letters.table.lock(tx, one);
      // It left by itself, or was taken out, while the others were locked.
      if (!letter || letter.bag !== id || letter.status !== dakStatuses.CREATED) continue;
      await takeStep(tx, letter, {
        who,
        to: dakStatuses.DISPATCHED,
        receiver: '',
        at: null,
        today,
        isInBag: true,
      });
      sent += 1;
    }
    if (sent === 0) throw new PortalError('BAG_EMPTY');
    await setBagDispatched(tx, id, who.name);
    if (!(await deliverBag(tx, { id, arriving: newId(), today })))
      throw new PortalError('LETTER_CENTRE_CLOSED');
    return needs.bags.get(tx, id);
  };
}

/** The function recall_bag takes its locks in the order of all steps, so the own row is not locked before. */
export function recallBag({ bags: table, today }: Needs): Handler<typeof bags.recall> {
  return async (tx, { params: { id }, body }) => {
    await table.get(tx, id);
    if (!(await recallBagFrom(tx, { id, reason: body.reason, today: today() })))
      throw new PortalError('BAG_NOT_RECALLED');
    return table.get(tx, id);
  };
}

/** By the code of the bag, or its number. Its letters are received one by one: what is not scanned is missing. */
export function receiveBag(needs: Needs): Handler<typeof bags.receive> {
  return async (tx, { who, body, sentAt }) => {
    const scanned = chooseScanned(await findScannedBags(tx, normaliseCode(body.code)));
    if (scanned === 'unknown') throw new PortalError('BAG_UNKNOWN');
    if (scanned === 'ambiguous') throw new PortalError('BAG_AMBIGUOUS');
    const { id } = scanned;
    const bag = await lockBag(tx, needs, id);
    if (bag.status >= dakStatuses.RECEIVED) return { bag, outcome: 'repeat' };
    const at = momentOf(body.at, new Date(), sentAt);
    const days = { day: needs.today(at), today: needs.today() };
    await setBagReceived(tx, id, { by: who.name, receiver: body.receiver, at: at.toISOString(), ...days });
    return { bag: await needs.bags.get(tx, id), outcome: 'received' };
  };
}

async function lockUnsent(tx: Tx, needs: Needs, id: string): Promise<Bag> {
  const bag = await lockBag(tx, needs, id);
  assertNotSent(bag);
  return bag;
}

async function lockBag(tx: Tx, needs: Needs, id: string): Promise<Bag> {
  const bag = await needs.bags.table.lock(tx, id);
  if (!bag) throw notFound();
  return bag;
}
