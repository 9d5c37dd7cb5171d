import { type ApplicationForm, emptyApplicationForm } from '@sewa/contract/applications/application-form';
import type { ApplicationFields } from '@sewa/contract/applications/applications';
import { applicationTypes } from '@sewa/contract/applications/enums';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { TestPortal } from './test-portal.ts';
import type { Reply, Visitor } from './visitor.ts';

export const applicationsPath = '/api/sewadar/applications';

/** The enclosure takes nobody without it. */
const emergencyContact = { emergencyName: 'Gurdeep Singh', emergencyPhone: '+919876522222' };

/** An application as the form sends it. */
export function applicationBody(
  centre: string,
  over: Partial<Omit<ApplicationFields, 'form'>> & { form?: Partial<ApplicationForm> } = {},
): ApplicationFields {
  const { form, ...fields } = over;
  return {
    type: applicationTypes.SEWADAR,
    centre,
    name: 'ਜਸਵੀਰ ਕੌਰ',
    nameLatin: 'Jasvir Kaur',
    relativeKind: 'father',
    relativeName: 'Karam Singh',
    gender: 'female',
    birthDate: '1992-03-08',
    isBirthEstimated: false,
    phone: '+919811122233',
    address: 'Lawrence Road',
    aadhaar: '',
    pan: '',
    sewadar: null,
    ...fields,
    form: {
      ...emptyApplicationForm,
      ...(fields.type === applicationTypes.OAE ? emergencyContact : {}),
      ...form,
    },
  };
}

/** Makes one with everything that a decision asks for: a photo and an identity paper. */
export async function makeApplication(
  portal: TestPortal,
  { by, body }: { by: Visitor; body: ApplicationFields },
): Promise<string> {
  const id = newId();
  const reply = await by.post(applicationsPath, { ...body, id });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  await addPaper(portal, id, attachmentTypes.PHOTO);
  await addPaper(portal, id, attachmentTypes.AADHAR);
  return id;
}

/** A paper in the books, without its bytes. */
export async function addPaper(portal: TestPortal, application: string, type: number): Promise<string> {
  const paper = newId();
  const hash = paper.replaceAll('-', '').repeat(2);
  await portal.owner.query(
    `insert into attachment (area_id, id, centre_id, application_id, type, name, mime, bytes, content_hash)
     select area_id, $2, centre_id, id, $3::int, 'paper', 'image/jpeg', 1000, $4 from application where id = $1`,
    [application, paper, type, hash],
  );
  if (type === attachmentTypes.PHOTO)
    await portal.owner.query('update application set photo_id = $2 where id = $1', [application, paper]);
  return paper;
}

/** A move with the version that the mover sees. */
export async function move(by: Visitor, id: string, to: number, reason = ''): Promise<Reply> {
  const { data } = (await by.get(`${applicationsPath}/${id}`)).body;
  return by.post(`${applicationsPath}/${id}/move`, { to, reason, version: data?.version ?? 0 });
}

/** Gives a user exactly these values of SEWADAR.APPLICATION, and everybody's org the whole of it. */
export async function holdsRights(
  portal: TestPortal,
  username: string,
  values: readonly number[],
): Promise<void> {
  const product = values.reduce((all, one) => all * one, 1);
  await portal.owner.query(
    `update app_user set acl = acl || jsonb_build_object('SEWADAR.APPLICATION', $2::int) where username = $1`,
    [username, product],
  );
  await portal.owner.query(`update org set acl = acl || '{"SEWADAR.APPLICATION": 2310}'`);
}
