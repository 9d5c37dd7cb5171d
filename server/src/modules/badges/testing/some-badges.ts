import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import type { BadgeRow } from '@sewa/contract/badges/badges';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type MemberFields, memberFields } from '@sewa/contract/oae/members';
import { kyselyOn } from '../../../platform/db/kysely-on-client.ts';
import type { TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { recordPrints } from '../registry/prints.queries.ts';

export const badgesPath = '/api/badges/sewadar';

/** What issuing to these people answers. */
export function issueTo(by: Visitor, type: BadgeTypeValue, ids: readonly string[], more: object = {}) {
  return by.post(badgesPath, { type, selection: { ids }, ...more });
}

/** Issues one badge and says what the record shows. */
export async function issueOne(by: Visitor, type: BadgeTypeValue, holder: string): Promise<BadgeRow> {
  const reply = await issueTo(by, type, [holder]);
  const [issued] = reply.body.data?.issued ?? [];
  if (!issued) throw new Error(JSON.stringify(reply.body));
  return readBadge(by, issued.id);
}

export async function readBadge(by: Visitor, id: string): Promise<BadgeRow> {
  const reply = await by.get(`${badgesPath}/${id}`);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.data;
}

export function moveBadge(by: Visitor, badge: { id: string; version: number }, to: number, reason = '') {
  return by.post(`${badgesPath}/${badge.id}/move`, { to, reason, version: badge.version });
}

/** An accepted application in the books, without the way there. */
export async function makeEntitlement(
  { owner }: Pick<TestPortal, 'owner'>,
  over: { centre: string; type: 3 | 5; validTo?: string; sewadar?: string },
): Promise<string> {
  const id = newId();
  await owner.query(
    `insert into badge_entitlement (area_id, id, centre_id, badge_type, sewadar_id, name, relative_kind, gender, valid_to)
     select c.area_id, $1, c.id, $3, $4, 'ਕਰਤਾਰ ਕੌਰ', 'husband', 'female', $5 from centre c where c.id = $2`,
    [id, over.centre, over.type, over.sewadar ?? null, over.validTo ?? null],
  );
  return id;
}

/** As if the cards had been printed. */
export async function printed({ owner }: Pick<TestPortal, 'owner'>, ids: readonly string[]): Promise<void> {
  const client = await owner.connect();
  try {
    await recordPrints(kyselyOn(client), ids, { isSpoiled: false });
  } finally {
    client.release();
  }
}

let helpers = 0;

/** A member of the enclosure with one attendant, who attends nobody else. */
export async function makeMember(
  by: Visitor,
  over: Partial<MemberFields> & { centre: string },
): Promise<{ id: string; number: number; name: string; attendant: string }> {
  helpers += 1;
  const phone = `+9196000${10_000 + helpers}`;
  const reply = await by.post('/api/oae/members', {
    ...emptyFields(memberFields),
    name: 'ਬਚਨ ਸਿੰਘ',
    relativeKind: 'father',
    gender: 'male',
    birthDate: '1948-03-01',
    mobility: 'walks',
    emergencyName: 'Kulwant Kaur',
    emergencyPhone: '+919876512346',
    status: 'active',
    isPermanent: true,
    validFrom: '2026-01-01',
    validTo: null,
    attendants: [
      { sewadar: null, name: 'Manjit Kaur', nameLatin: '', phone, relation: '', gender: 'female' },
    ],
    ...over,
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  const { data } = (await by.get(`/api/oae/members/${reply.body.data.id}`)).body;
  return { id: data.id, number: data.number, name: data.name, attendant: data.attendants[0]?.id };
}
