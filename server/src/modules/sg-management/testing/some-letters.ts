import { newId } from '@sewa/contract/kernel/values/ids';
import { dakTypes } from '@sewa/contract/sg-management/enums';
import type { Letter, LetterFields } from '@sewa/contract/sg-management/letters';
import type { Reply, Visitor } from '../../../testing/visitor.ts';

export const lettersPath = '/api/sg-management/dak';

/** A letter as the quick row sends it. */
export function letterBody(centre: string, over: Partial<LetterFields> = {}): LetterFields {
  return {
    type: dakTypes.DISPATCH,
    centre,
    party: 'Municipal Corporation',
    subject: 'Fire safety',
    kind: 'letter',
    mode: 'hand',
    courierNumber: '',
    enclosures: '',
    theirNumber: '',
    receivedOn: null,
    receiver: '',
    replyBy: null,
    answers: null,
    remarks: '',
    ...over,
  };
}

export async function makeLetter(
  by: Visitor,
  centre: string,
  over: Partial<LetterFields> = {},
): Promise<Letter> {
  const id = newId();
  const reply = await by.post(lettersPath, { ...letterBody(centre, over), id });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return readLetter(by, id);
}

export async function readLetter(by: Visitor, id: string): Promise<Letter> {
  const reply = await by.get(`${lettersPath}/${id}`);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.data;
}

export function moveTo(by: Visitor, { id }: { id: string }, to: number, receiver = ''): Promise<Reply> {
  return by.post(`${lettersPath}/${id}/move`, { to, receiver });
}

export function scan(by: Visitor, code: string, receiver = 'Satnam Singh'): Promise<Reply> {
  return by.post(`${lettersPath}/receive`, { code, receiver });
}

/** The letters to receive that a visitor sees, by the number of the sender. */
export async function arrivingAt(by: Visitor): Promise<Map<string, Letter>> {
  const { rows } = (await by.get(lettersPath, { size: 500, filter: { isToReceive: true } })).body.data;
  return new Map(rows.map((letter: Letter) => [letter.theirNumber, letter]));
}
