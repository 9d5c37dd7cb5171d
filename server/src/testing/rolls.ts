import { newId } from '@sewa/contract/kernel/values/ids';
import type { RollFields } from '@sewa/contract/nominal-roll/rolls';
import type { Reply, Visitor } from './visitor.ts';

export const rollsPath = '/api/nominal-roll';

/** A roll as the form sends it. */
export function rollBody(centre: string, over: Partial<RollFields> = {}): RollFields {
  return {
    centre,
    destination: 'Dera Beas',
    department: 'Langar',
    fromDay: '2031-03-01',
    toDay: '2031-03-07',
    jathedar: null,
    deputy: null,
    transport: '',
    remarks: '',
    ...over,
  };
}

export async function makeRoll(by: Visitor, centre: string, over: Partial<RollFields> = {}): Promise<string> {
  const id = newId();
  const reply = await by.post(rollsPath, { ...rollBody(centre, over), id });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return id;
}

interface Added {
  sewadars?: string[];
  numbers?: number[];
  from?: string;
  days?: { fromDay: string; toDay: string };
  remark?: string;
}

export function addTo(by: Visitor, roll: string, added: Added): Promise<Reply> {
  const nothing = { sewadars: [], numbers: [], from: null, days: null, role: '', remark: '' };
  return by.post(`${rollsPath}/${roll}/members`, { ...nothing, ...added });
}

/** A move with the version that the mover sees. */
export async function moveTo(by: Visitor, id: string, to: number, reason = ''): Promise<Reply> {
  const { data } = (await by.get(`${rollsPath}/${id}`)).body;
  return by.post(`${rollsPath}/${id}/move`, { to, reason, version: data?.version ?? 0 });
}
