import { randomBytes } from 'node:crypto';
import type { UserFields } from '@sewa/contract/user/users';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { type Person, signIn } from './portal.ts';

interface Wish extends Partial<Omit<UserFields, 'org'>> {
  /** The name of the unit. */
  org?: string;
}

const firstPassword = 'First-password-1';
export const ownPassword = 'Own-password-22';

/** A user made by the administrator who has already chosen an own password. Unless told otherwise: of the area office. */
export async function createPerson(admin: Visitor, wish: Wish = {}): Promise<Person> {
  const person = await createFreshPerson(admin, wish);
  const visitor = await signIn(person.username, firstPassword);
  await must(visitor.put(`/api/user/${person.id}/change-pwd`, { current: firstPassword, p: ownPassword }));
  return { ...person, password: ownPassword };
}

/** One who must choose an own password at the first sign-in. */
export async function createFreshPerson(admin: Visitor, { org, ...wish }: Wish = {}): Promise<Person> {
  const fields = {
    username: newUsername(),
    name: 'Simran Kaur Gill',
    nameLatin: '',
    phone: '',
    email: '',
    centres: [],
    acl: {},
    temporary: [],
    isActive: true,
    ...wish,
    org: await findOrg(admin, org ?? 'Amritsar Area Office'),
    password: firstPassword,
  };
  const { data } = await must(admin.post('/api/user', fields));
  return { id: data.id, username: fields.username, name: fields.name, password: firstPassword };
}

/** Takes effect at the user's next request. */
export async function setAcl(admin: Visitor, id: string, acl: Record<string, number>): Promise<void> {
  const { data } = await must(admin.get(`/api/user/${id}`));
  const { username, name, nameLatin, phone, email, org, centres, temporary, isActive, version } = data;
  const fields = { username, name, nameLatin, phone, email, org, centres, temporary, isActive, version };
  await must(admin.put(`/api/user/${id}`, { ...fields, acl }));
}

export async function findOrg(admin: Visitor, name: string): Promise<string> {
  const { list } = await must(admin.get('/api/user/orgs', { size: 500 }));
  const org = (list as { id: string; name: string }[]).find((one) => one.name === name);
  if (!org) throw new Error(`There is no unit ${name}`);
  return org.id;
}

export function newUsername(): string {
  return `t-${randomBytes(5).toString('hex')}`;
}

/** The reply's body; a refusal is an error of the test's preparation. */
export async function must(reply: ReturnType<Visitor['get']>) {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
