import { applicationTypes } from '@sewa/contract/applications/enums';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { StoredApplication } from './application-rows.queries.ts';

export async function insertEntitlement(
  tx: Tx,
  key: { area: string; id: string; badgeType: 3 | 5 },
  application: StoredApplication,
): Promise<void> {
  const { form } = application;
  const isForever = application.type === applicationTypes.BUZURAG && form.isPermanent;
  await tx
    .insertInto('badge_entitlement')
    .values({
      area_id: key.area,
      id: key.id,
      badge_type: key.badgeType,
      centre_id: application.centre,
      sewadar_id: application.sewadar,
      name: application.name,
      name_latin: application.nameLatin,
      relative_kind: application.relativeKind,
      relative_name: application.relativeName,
      gender: application.gender,
      birth_date: application.birthDate,
      is_birth_estimated: application.isBirthEstimated,
      phone: application.phone,
      address: application.address,
      valid_from: form.validFrom,
      valid_to: isForever ? null : form.validTo,
    })
    .execute();
}

export async function insertVehiclePass(
  tx: Tx,
  key: { area: string; id: string; number: number },
  application: StoredApplication,
): Promise<void> {
  const { form } = application;
  await tx
    .insertInto('vehicle_pass')
    .values({
      area_id: key.area,
      id: key.id,
      number: key.number,
      centre_id: application.centre,
      sewadar_id: application.sewadar,
      name: application.name,
      phone: application.phone,
      vehicle_number: form.vehicleNumber,
      vehicle_type: form.vehicleType,
      valid_from: form.validFrom,
      valid_to: form.validTo,
    })
    .execute();
}
