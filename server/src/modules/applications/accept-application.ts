import { applicationTypes } from '@sewa/contract/applications/enums';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sewadarFields } from '@sewa/contract/sewadar/sewadars';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { takeNumber } from '../../platform/numbers/take-number.queries.ts';
import { copyAttachments } from '../attachments/public.ts';
import { admitMember, memberTable } from '../oae/public.ts';
import { admitSewadar, assertIdentityFree, sewadarTable } from '../sewadar/public.ts';
import { insertEntitlement, insertVehiclePass } from './accept-application.queries.ts';
import type { StoredApplication } from './application-rows.queries.ts';
import { applicationTable, entitlementTable } from './application-tables.ts';
import type { ResultColumn } from './moves.queries.ts';
import { vehiclePassNumbers } from './number-series.ts';

export interface Acceptance {
  area: string;
  application: StoredApplication;
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
  const { form, identity } = application;
  const fields = {
    ...emptyFields(sewadarFields),
    ...application,
    ...form,
    status: 'active' as const,
    joinedOn: today,
  };
  const id = await admitSewadar(tx, { area, today, fields, identity, departments: form.departments });
  await copyAttachments(tx, {
    from: { ...applicationTable, id: application.id },
    to: { ...sewadarTable, id },
  });
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
  await copyAttachments(tx, {
    from: { ...applicationTable, id: application.id },
    to: { ...entitlementTable, id },
  });
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
  const id = await admitMember(tx, { area, today, member });
  await copyAttachments(tx, {
    from: { ...applicationTable, id: application.id },
    to: { ...memberTable, id },
  });
  return id;
}

async function makeVehiclePass(tx: Tx, { area, application }: Acceptance): Promise<string> {
  await assertPersonUnknown(tx, application);
  const id = newId();
  await insertVehiclePass(tx, { area, id, number: await takeNumber(tx, vehiclePassNumbers) }, application);
  return id;
}

/** A person of the books is named by the application, or is not the same one: nobody gets a second life by a form. */
async function assertPersonUnknown(tx: Tx, { identity, sewadar }: StoredApplication): Promise<void> {
  await assertIdentityFree(tx, identity, sewadar ?? newId());
}
