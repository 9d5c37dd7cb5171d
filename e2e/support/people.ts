import { randomBytes } from 'node:crypto';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { UserFields } from '@sewa/contract/user/users';
import { demoUsers } from '../../demo/places.ts';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { type Person, signIn } from './session.ts';

interface PersonRequest extends Partial<Omit<UserFields, 'org'>> {
  /** The name of the unit. */
  org?: string;
}

const firstPassword = 'First-password-1';
export const ownPassword = 'Own-password-22';

/** A user made by the administrator who has already chosen an own password. Unless told otherwise: of the area office. */
export async function createPerson(
  admin: Visitor,
  request: PersonRequest = {},
  portal?: string,
): Promise<Person> {
  const person = await createFreshPerson(admin, request);
  const visitor = await signIn(person.username, firstPassword, portal);
  await must(visitor.put(`/api/user/${person.id}/change-pwd`, { current: firstPassword, p: ownPassword }));
  return { ...person, password: ownPassword };
}

/** One of the area office, who sees what its demo user sees, in a language. */
export async function createOfficePerson(given: {
  admin: Visitor;
  sessions: (who: Person) => Promise<Visitor>;
  language: Language;
}): Promise<Person> {
  const acl = demoUsers.find(({ username }) => username === 'area')?.acl;
  if (!acl) throw new Error('The demo has no user area');
  const person = await createPerson(given.admin, { acl, name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ' });
  const visitor = await given.sessions(person);
  await must(visitor.put('/api/user/preferences', { language: given.language }));
  return person;
}

/** One who must choose an own password at the first sign-in. */
export async function createFreshPerson(
  admin: Visitor,
  { org, ...request }: PersonRequest = {},
): Promise<Person> {
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
    ...request,
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
