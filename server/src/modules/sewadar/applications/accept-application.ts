import { applicationTypes } from '@sewa/contract/applications/enums';
import { newId } from '@sewa/contract/kernel/ids';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { admitMember } from '../../oae/public.ts';
import { saveDepartments } from '../departments.queries.ts';
import { findByIdentity, insertSewadar, sewadarColumns, takeNumber } from '../sewadars.queries.ts';
import { copyPapers, insertEntitlement, insertVehiclePass } from './accept-application.queries.ts';
import type { KeptApplication } from './application-rows.queries.ts';
import type { ResultColumn } from './moves.queries.ts';

export interface Acceptance {
  area: string;
  application: KeptApplication;
  today: string;
}

const badgeTypes = { BUZURAG: 3, SANGAT: 5 } as const;

/** Makes what was applied for, within the transaction of the move: both happen, or neither. */
export async function makeResult(tx: Tx, acceptance: Acceptance): Promise<ResultColumn> {
  switch (acceptance.application.type) {
    case applicationTypes.SEWADAR:
      return { result_sewadar_id: await makeSewadar(tx, acceptance) };
    case applicationTypes.BUZURAG:
      return { result_entitlement_id: await makeEntitlement(tx, acceptance, badgeTypes.BUZURAG) };
    case applicationTypes.SANGAT:
      return { result_entitlement_id: await makeEntitlement(tx, acceptance, badgeTypes.SANGAT) };
    case applicationTypes.OAE:
      return { result_member_id: await makeMember(tx, acceptance) };
    case applicationTypes.CAR_PASS:
      return { result_pass_id: await makeVehiclePass(tx, acceptance) };
  }
}

async function makeSewadar(tx: Tx, { area, application, today }: Acceptance): Promise<string> {
  if (application.sewadar !== null) throw new PortalError('ALREADY_SEWADAR');
  const id = newId();
  // The counter stays locked to the end: whoever registers the same person meanwhile is seen by the check below.
  const number = await takeNumber(tx, 'sewadar');
  await assertPersonUnknown(tx, application);
  const { form, identity } = application;
  const fields = {
    ...application,
    ...form,
    otherPhones: [],
    languages: [],
    status: 'active' as const,
    joinedOn: today,
    notes: '',
  };
  await insertSewadar(tx, { area, id, number }, sewadarColumns(fields, { identity, leftOn: null }));
  const departments = [...new Set(form.departments)].map((department) => ({
    department,
    role: '',
    since: today,
    until: null,
  }));
  await saveDepartments(tx, { area, sewadar: id, centre: application.centre }, departments);
  await copyPapers(tx, { application: application.id, owner: 'sewadar', id });
  return id;
}

async function makeEntitlement(
  tx: Tx,
  { area, application }: Acceptance,
  badgeType: (typeof badgeTypes)[keyof typeof badgeTypes],
): Promise<string> {
  await assertPersonUnknown(tx, application);
  const id = newId();
  await insertEntitlement(tx, { area, id, badgeType }, application);
  await copyPapers(tx, { application: application.id, owner: 'badge_entitlement', id });
  return id;
}

async function makeMember(tx: Tx, { area, application, today }: Acceptance): Promise<string> {
  await assertPersonUnknown(tx, application);
  const { form, birthDate } = application;
  // Never so: an application without it does not come this far.
  if (birthDate === null) throw new PortalError('INCOMPLETE');
  const member = {
    ...application,
    ...form,
    birthDate,
    block: null,
    validFrom: form.validFrom ?? today,
    status: 'active' as const,
    notes: '',
  };
  return admitMember(tx, { area, today, member, application: application.id });
}

async function makeVehiclePass(tx: Tx, { area, application }: Acceptance): Promise<string> {
  await assertPersonUnknown(tx, application);
  const id = newId();
  await insertVehiclePass(tx, { area, id, number: await takeNumber(tx, 'vehiclePass') }, application);
  return id;
}

/** A person of the books is named by the application, or is not the same one: nobody gets a second life by a form. */
async function assertPersonUnknown(tx: Tx, { identity, sewadar }: KeptApplication): Promise<void> {
  if (identity.aadhaar_hash === null && identity.pan_hash === null) return;
  const known = await findByIdentity(tx, identity, sewadar ?? newId());
  if (known)
    throw new PortalError('IDENTITY_TAKEN', {
      fields: { [known.field]: 'taken' },
      data: { sewadar: known.id },
    });
}
