import { applicationTypes } from '@sewa/contract/applications/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { KeptApplication } from './application-rows.queries.ts';

export async function insertEntitlement(
  tx: Tx,
  key: { area: string; id: string; badgeType: 3 | 5 },
  application: KeptApplication,
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
  application: KeptApplication,
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

const ownerColumns = { sewadar: 'sewadar_id', badge_entitlement: 'entitlement_id' } as const;

/** The bytes lie in the store under their hash: what is copied is only that they belong here too, and which is the photo. */
export async function copyPapers(
  tx: Tx,
  { application, owner, id }: { application: string; owner: keyof typeof ownerColumns; id: string },
): Promise<void> {
  const column = sql.ref(ownerColumns[owner]);
  await sql`
    insert into attachment (area_id, id, centre_id, ${column}, type, name, mime, bytes, width, height,
      content_hash, thumbnail_hash, card_hash, added_by_name)
    select t.area_id, gen_random_uuid(), t.centre_id, ${id}, t.type, t.name, t.mime, t.bytes, t.width, t.height,
      t.content_hash, t.thumbnail_hash, t.card_hash, t.added_by_name
    from attachment t where t.application_id = ${application}`.execute(tx);
  await sql`
    update ${sql.table(owner)} set photo_id = (
      select copy.id from application a
        join attachment photo on photo.area_id = a.area_id and photo.id = a.photo_id
        join attachment copy on copy.area_id = a.area_id and copy.${column} = ${id} and copy.content_hash = photo.content_hash
      where a.id = ${application} limit 1)
    where id = ${id}`.execute(tx);
}
