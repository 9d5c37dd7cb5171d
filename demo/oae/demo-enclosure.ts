import { randomCode } from '@sewa/contract/kernel/calls/codes';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Client } from 'pg';
import { nameKeysOf } from '../../server/src/platform/search/name-key.rules.ts';
import { crowdPerson, dayIn, oneOf } from '../crowd.ts';
import type { DemoArea, DemoPart } from '../demo-part.ts';
import { insertRows } from '../rows.ts';

const members = 80;
const blocks = [
  { name: 'Block A', seats: 40, has_wheelchair_room: true },
  { name: 'Block B', seats: 60, has_wheelchair_room: false },
  { name: 'Block C', seats: 60, has_wheelchair_room: false },
];
const illnesses = ['', '', 'Diabetes', 'High blood pressure', 'Arthritis', 'Asthma', 'Heart disease'];
const medicines = ['', '', 'Metformin 500', 'Amlodipine 5', 'Insulin', 'Inhaler', 'Aspirin 75'];

/** Elders with their attendants and seats, today's gathering with those who came, and the year's renewal run. */
export const insertEnclosure: DemoPart = async (client, area) => {
  const { areaId, centres, chance, photos, today } = area;
  const venue = centres[0]?.id ?? '';
  const seats = blocks.map((block, position) => ({
    area_id: areaId,
    id: newId(),
    centre_id: venue,
    position,
    ...block,
  }));
  await insertRows(client, 'seat_block', seats);
  const year = Number(today.slice(0, 4));
  const rows = Array.from({ length: members }, (_, index) => memberRow({ area, index, seats }));
  await insertRows(client, 'oae_member', rows);
  await insertRows(
    client,
    'oae_attendant',
    attendantRows({ area, rows, sewadars: await sewadarsOf(client, areaId) }),
  );
  if (photos) {
    const portraits = rows
      .filter(() => chance() < 0.8)
      .map((row) =>
        photos.photo(
          { area_id: areaId, centre_id: row.centre_id, member_id: row.id },
          { gender: row.gender, isOld: true },
        ),
      );
    await insertRows(client, 'attachment', portraits);
    await client.query(
      'update oae_member m set photo_id = t.id from attachment t where t.area_id = m.area_id and t.member_id = m.id and m.area_id = $1',
      [areaId],
    );
  }
  const gathering = {
    area_id: areaId,
    id: newId(),
    centre_id: venue,
    title: 'Sunday satsang',
    on_day: today,
    // Members of all centres come.
    is_whole_area: true,
  };
  await insertRows(client, 'oae_gathering', [gathering]);
  await insertRows(
    client,
    'oae_arrival',
    rows
      .filter((row) => row.status === 'active' && chance() < 0.3)
      .map((row) => ({
        area_id: areaId,
        id: newId(),
        centre_id: venue,
        gathering_id: gathering.id,
        member_id: row.id,
        block_id: row.block_id,
        user_name: 'Demo',
      })),
  );
  await insertRows(
    client,
    'oae_renewal',
    rows
      .filter((row) => row.status === 'active')
      .map((row) => ({
        area_id: areaId,
        id: newId(),
        centre_id: row.centre_id,
        year,
        member_id: row.id,
        state: chance() < 0.6 ? 'renewed' : 'waiting',
      })),
  );
  await client.query(`insert into number_counter (area_id, kind, last) values ($1, 'oae', $2)`, [
    areaId,
    members,
  ]);
};

interface Sewadar {
  id: string;
  centre_id: string;
  name: string;
  name_latin: string;
  gender: string;
  phone: string;
}

async function sewadarsOf(client: Client, areaId: string): Promise<Sewadar[]> {
  const { rows } = await client.query<Sewadar>(
    'select id, centre_id, name, name_latin, gender, phone from sewadar where area_id = $1 order by number',
    [areaId],
  );
  return rows;
}

const relations = {
  male: ['Son', 'Grandson', 'Nephew', 'Brother'],
  female: ['Daughter', 'Granddaughter', 'Niece', 'Sister'],
} as const;

function memberRow(wish: { area: DemoArea; index: number; seats: readonly { id: string }[] }) {
  const { index, seats } = wish;
  const { areaId, centres, chance, today } = wish.area;
  const { name, nameLatin, relativeName, gender } = crowdPerson(chance);
  const isPermanent = chance() < 0.6;
  const year = Number(today.slice(0, 4));
  const emergency = crowdPerson(chance);
  return {
    area_id: areaId,
    id: newId(),
    centre_id: oneOf(centres, chance).id,
    number: index + 1,
    name,
    name_latin: nameLatin,
    name_keys: nameKeysOf(name, nameLatin),
    relative_name: relativeName,
    relative_kind: gender === 'female' ? 'husband' : 'father',
    gender,
    birth_date: dayIn(chance, year - 94, year - 66),
    phone: `+9197${String(10_000_000 + Math.floor(chance() * 89_999_999))}`,
    blood_group: oneOf(['', 'A+', 'B+', 'O+', 'AB+'], chance),
    mobility: oneOf(['walks', 'walks', 'walks', 'stick', 'stick', 'wheelchair', 'stretcher'], chance),
    needs: ['hearing', 'sight', 'oxygen', 'diet'].filter(
      (need) => chance() < (need === 'oxygen' ? 0.05 : 0.25),
    ),
    illnesses: oneOf(illnesses, chance),
    medicines: oneOf(medicines, chance),
    doctor_name: chance() < 0.4 ? 'Dr. Bedi' : '',
    doctor_phone: '',
    emergency_name: emergency.name,
    emergency_phone: `+9196${String(10_000_000 + Math.floor(chance() * 89_999_999))}`,
    emergency_relation: oneOf(relations[emergency.gender], chance),
    block_id: chance() < 0.9 ? oneOf(seats, chance).id : null,
    is_permanent: isPermanent,
    valid_from: `${year - 1}-01-01`,
    valid_to: isPermanent ? null : `${year}-12-${10 + Math.floor(chance() * 20)}`,
    status: chance() < 0.94 ? 'active' : 'inactive',
    pass_code: `M${randomCode(9)}`,
  };
}

/** A sewadar for every third member, family for the others; nobody for some. */
function attendantRows(wish: {
  area: DemoArea;
  rows: readonly { id: string; centre_id: string }[];
  sewadars: readonly Sewadar[];
}) {
  const { rows, sewadars } = wish;
  const { areaId, chance } = wish.area;
  return rows.flatMap((row, index) => {
    if (chance() < 0.25) return [];
    const sewadar =
      index % 3 === 0 ? sewadars.filter((one) => one.centre_id === row.centre_id)[index] : undefined;
    const family = crowdPerson(chance);
    const [name, latin] = sewadar ? [sewadar.name, sewadar.name_latin] : [family.name, family.nameLatin];
    return [
      {
        area_id: areaId,
        id: newId(),
        centre_id: row.centre_id,
        member_id: row.id,
        place: 1,
        sewadar_id: sewadar?.id ?? null,
        name,
        name_latin: latin,
        name_keys: nameKeysOf(name, latin),
        phone: sewadar?.phone ?? `+9195${String(10_000_000 + Math.floor(chance() * 89_999_999))}`,
        relation: sewadar ? '' : oneOf(relations[family.gender], chance),
        gender: sewadar?.gender ?? family.gender,
        pass_code: `A${randomCode(9)}`,
      },
    ];
  });
}
