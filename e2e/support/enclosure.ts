import { randomBytes } from 'node:crypto';
import { presets } from '@sewa/contract/user/presets';
import { someMember } from '../../server/src/modules/oae/testing/some-member.ts';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { createPerson, findOrg, must } from './people.ts';
import { type Person, signIn } from './portal.ts';

export interface Enclosure {
  centre: { id: string; name: string };
  clerk: Person;
  /** The clerk, by calls alone. */
  visitor: Visitor;
}

/** A centre of its own with one clerk, so that nobody else's members come between. */
export async function createEnclosure(admin: Visitor): Promise<Enclosure> {
  const stamp = randomBytes(3).toString('hex').toUpperCase();
  const name = `Enclosure ${stamp}`;
  const centre = { name, code: `E-${stamp}`, address: '', isActive: true };
  const { data } = await must(admin.post('/api/user/centers', centre));
  const parent = await findOrg(admin, 'Amritsar Area Office');
  const org = { name: `Unit ${stamp}`, level: 10, centre: data.id, parent };
  const unit = (await must(admin.post('/api/user/orgs', org))).data.id;
  const { version } = (await must(admin.get('/api/user/org-acl', { org: unit }))).data;
  await must(admin.put('/api/user/org-acl', { org: unit, acl: presets.centreClerk, version }));
  const clerk = await createPerson(admin, { org: org.name, acl: presets.centreClerk });
  return { centre: { id: data.id, name }, clerk, visitor: await signIn(clerk.username, clerk.password) };
}

type Wish = Parameters<typeof someMember>[0];

export async function createMember({ centre, visitor }: Enclosure, wish: Wish = {}) {
  const { data } = await must(visitor.post('/api/oae/members', someMember({ centre: centre.id, ...wish })));
  return (await must(visitor.get(`/api/oae/members/${data.id}`))).data;
}
