import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { needsMedicalReason } from '@sewa/contract/oae/enclosure';
import type { Member } from '@sewa/contract/oae/members';
import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../platform/db/schema.gen.ts';

/** What a record shows; names of others as look-ups, so that counting needs no join. */
export function withColumns<T>(found: SelectQueryBuilder<DB & { m: DB['oae_member'] }, 'm', T>) {
  return found
    .select(['m.id', 'm.version', 'm.number', 'm.centre_id', 'm.sewadar_id', 'm.name', 'm.name_latin'])
    .select(['m.relative_kind', 'm.relative_name', 'm.gender', 'm.birth_date', 'm.is_birth_estimated'])
    .select(['m.phone', 'm.address', 'm.blood_group', 'm.medical_reason', 'm.mobility', 'm.needs'])
    .select(['m.illnesses', 'm.medicines', 'm.doctor_name', 'm.doctor_phone', 'm.emergency_name'])
    .select(['m.emergency_phone', 'm.emergency_relation', 'm.block_id', 'm.is_permanent', 'm.valid_from'])
    .select(['m.valid_to', 'm.status', 'm.notes', 'm.photo_id', 'm.pass_code'])
    .select((from) => [
      from
        .selectFrom('centre as c')
        .select('c.name')
        .whereRef('c.area_id', '=', 'm.area_id')
        .whereRef('c.id', '=', 'm.centre_id')
        .as('centre_name'),
      from
        .selectFrom('seat_block as b')
        .select('b.name')
        .whereRef('b.area_id', '=', 'm.area_id')
        .whereRef('b.id', '=', 'm.block_id')
        .as('block_name'),
      from
        .selectFrom('sewadar as s')
        .select('s.name')
        .whereRef('s.area_id', '=', 'm.area_id')
        .whereRef('s.id', '=', 'm.sewadar_id')
        .as('sewadar_name'),
      from
        .exists(
          from
            .selectFrom('attachment as p')
            .select('p.id')
            .whereRef('p.area_id', '=', 'm.area_id')
            .whereRef('p.member_id', '=', 'm.id')
            .where('p.type', '=', attachmentTypes.MEDICAL),
        )
        .as('has_paper'),
      jsonArrayFrom(
        from
          .selectFrom('oae_attendant as t')
          .leftJoin('sewadar as w', (join) =>
            join.onRef('w.area_id', '=', 't.area_id').onRef('w.id', '=', 't.sewadar_id'),
          )
          .select(['t.id', 't.sewadar_id as sewadar', 't.name', 't.name_latin as nameLatin', 't.phone'])
          .select(['t.relation', 't.gender', 't.pass_code as passCode'])
          .select(sql<string | null>`coalesce(t.photo_id, w.photo_id)`.as('photo'))
          .whereRef('t.area_id', '=', 'm.area_id')
          .whereRef('t.member_id', '=', 'm.id')
          .orderBy('t.place'),
      ).as('attendants'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withColumns<object>>['executeTakeFirstOrThrow']>>;

export function asMember(row: Row, today: string): Member {
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    centre: row.centre_id,
    centreName: row.centre_name ?? '',
    sewadar: row.sewadar_id,
    sewadarName: row.sewadar_name,
    name: row.name,
    nameLatin: row.name_latin,
    relativeKind: row.relative_kind as Member['relativeKind'],
    relativeName: row.relative_name,
    gender: row.gender as Member['gender'],
    birthDate: row.birth_date,
    isBirthEstimated: row.is_birth_estimated,
    phone: row.phone,
    address: row.address,
    bloodGroup: row.blood_group as Member['bloodGroup'],
    medicalReason: row.medical_reason,
    isPaperMissing: needsMedicalReason({ birthDate: row.birth_date }, today) && !row.has_paper,
    mobility: row.mobility as Member['mobility'],
    needs: row.needs as Member['needs'],
    illnesses: row.illnesses,
    medicines: row.medicines,
    doctorName: row.doctor_name,
    doctorPhone: row.doctor_phone,
    emergencyName: row.emergency_name,
    emergencyPhone: row.emergency_phone,
    emergencyRelation: row.emergency_relation,
    block: row.block_id,
    blockName: row.block_name,
    isPermanent: row.is_permanent,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    status: row.status as Member['status'],
    notes: row.notes,
    photo: row.photo_id,
    passCode: row.pass_code,
    attendants: row.attendants as Member['attendants'],
  };
}
