import { type CampFields, campFields } from '@sewa/contract/blood-donation/camps';
import { type DonationFields, donationFields } from '@sewa/contract/blood-donation/donations';
import { type DonorFields, donorFields } from '@sewa/contract/blood-donation/donors';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

export const donorPath = '/api/blood-donation/donor';
export const campPath = '/api/blood-donation/camp';
export const donationPath = '/api/blood-donation/donation';
export const deferralPath = '/api/blood-donation/deferral';
export const today = todayIn('Asia/Kolkata');

/** All rights of the module for the users of the tests, unless told otherwise. */
export async function grantBlood(
  { owner }: TestPortal,
  username: string,
  { donor = 210, camp = 30_030 }: { donor?: number; camp?: number } = {},
): Promise<void> {
  await owner.query(
    `update org set acl = acl || '{"BLOOD_DONATION.DONOR": 210, "BLOOD_DONATION.CAMP": 30030}'`,
  );
  const acl = JSON.stringify({ 'BLOOD_DONATION.DONOR': donor, 'BLOOD_DONATION.CAMP': camp });
  await owner.query('update app_user set acl = acl || $1::jsonb where username = $2', [acl, username]);
}

export function donorBody(centre: string, over: Partial<DonorFields> = {}): DonorFields {
  return {
    ...emptyFields(donorFields),
    centre,
    name: 'ਹਰਪ੍ਰੀਤ ਕੌਰ',
    nameLatin: 'Harpreet Kaur',
    relativeKind: 'father',
    relativeName: 'Balwant Singh',
    gender: 'female',
    birthDate: '1990-05-17',
    phone: '+919812300001',
    bloodGroup: 'B+',
    language: 'pa',
    mayBeCalled: true,
    ...over,
  };
}

export async function makeDonor(
  visitor: Visitor,
  centre: string,
  over: Partial<DonorFields> = {},
): Promise<string> {
  const id = newId();
  const reply = await visitor.post(donorPath, { ...donorBody(centre, over), id });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return id;
}

export function campBody(centre: string, over: Partial<CampFields> = {}): CampFields {
  return {
    ...emptyFields(campFields),
    name: 'Winter camp',
    centre,
    place: '',
    firstDay: today,
    lastDay: today,
    opensAt: '09:00',
    closesAt: '15:00',
    beds: 6,
    targetUnits: 100,
    ...over,
  };
}

/** A camp with a bank and a doctor; open unless told otherwise. */
export async function makeCamp(
  visitor: Visitor,
  centre: string,
  { isOpen = true, ...over }: Partial<CampFields> & { isOpen?: boolean } = {},
): Promise<string> {
  const id = newId();
  const bank = newId();
  await done(
    visitor.post('/api/blood-donation/bank', {
      id: bank,
      name: 'Civil Hospital',
      licenceNumber: `L-${bank}`,
      licenceUntil: '2099-12-31',
      phone: '',
      address: '',
      isActive: true,
      notes: '',
    }),
  );
  await done(visitor.post(campPath, { ...campBody(centre, over), id }));
  await done(visitor.put(`${campPath}/${id}/banks`, { banks: [bank] }));
  const doctor = { station: 'medical', name: 'Dr Anita', phone: '', sewadar: null };
  await done(visitor.post(`${campPath}/${id}/staff`, doctor));
  if (isOpen) await moveTo(visitor, id, { to: 10 });
  return id;
}

export async function moveTo(visitor: Visitor, id: string, move: Record<string, unknown>) {
  const { version } = (await visitor.get(`${campPath}/${id}`)).body.data;
  return visitor.post(`${campPath}/${id}/move`, { version, ...move });
}

export function donationBody(donor: string, over: Partial<DonationFields> = {}): DonationFields {
  return {
    ...emptyFields(donationFields),
    donor,
    day: today,
    camp: null,
    outcome: 'complete',
    volume: 350,
    reaction: 'none',
    ...over,
  };
}

async function done(asked: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(JSON.stringify(body));
}
