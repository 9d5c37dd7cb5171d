import { presets } from '@sewa/contract/user/presets';
import type { TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { someMember } from './some-member.ts';

export interface OaePeople {
  /** Of the whole area. */
  area: Visitor;
  /** Of Ranjit Avenue (ASR-1). */
  clerk: Visitor;
  /** Of Tarn Taran (ASR-2). */
  other: Visitor;
  /** Of Delhi, with every right. */
  delhi: Visitor;
  /** By code. */
  centres: Record<string, string>;
}

/** Who works with the enclosure, in two centres and two areas. */
export async function signInOaePeople(portal: TestPortal): Promise<OaePeople> {
  await portal.owner.query("update app_user set acl = $1 where username = 'nobody'", [presets.centreClerk]);
  const found = await portal.owner.query<{ code: string; id: string }>('select code, id from centre');
  const areas = await portal.owner.query<{ id: string }>("select id from area where code = 'DEL'");
  const [area, clerk, other, delhi] = await Promise.all([
    portal.signIn('area'),
    portal.signIn('clerk'),
    portal.signIn('nobody'),
    portal.signIn('zone'),
  ]);
  await delhi.get(`/api/user/switch-area?area=${areas.rows[0]?.id}`);
  const centres = Object.fromEntries(found.rows.map(({ code, id }) => [code, id]));
  return { area, clerk, other, delhi, centres };
}

/** A new member as its record. */
export async function newMember(
  who: Visitor,
  centre: string | undefined,
  change: Parameters<typeof someMember>[0] = {},
) {
  const made = await who.post('/api/oae/members', someMember({ centre: centre ?? '', ...change }));
  if (made.status !== 200) throw new Error(`no member: ${JSON.stringify(made.body)}`);
  return (await who.get(`/api/oae/members/${made.body.data.id}`)).body.data;
}
