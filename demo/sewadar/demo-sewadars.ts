import { newId } from '@sewa/contract/kernel/values/ids';
import type { Client } from 'pg';
import { nameKeysOf } from '../../server/src/platform/search/name-key.rules.ts';
import { crowdPerson, dayIn, oneOf } from '../crowd.ts';
import type { DemoArea, DemoPart } from '../demo-part.ts';
import type { DemoPhotos } from '../demo-photos.ts';
import { familyNames, menNames, type Script, spelled, womenNames } from '../people.ts';
import { insertRows } from '../rows.ts';

interface Person {
  id: string;
  centre_id: string;
  gender: string;
  birth_date: string;
}

const perCentre = 250;
const departments = [
  'Langar',
  'Traffic',
  'Security',
  'Canteen',
  'Sound',
  'Water',
  'Parking',
  'Library',
  'Cleaning',
  'Medical',
];
const bloodGroups = ['', '', 'A+', 'B+', 'B+', 'O+', 'O+', 'AB+', 'A-', 'B-', 'O-'];
const occupations = [
  'Farmer',
  'Teacher',
  'Shopkeeper',
  'Homemaker',
  'Driver',
  'Tailor',
  'Nurse',
  'Retired',
  'Electrician',
  'Clerk',
];
const skills = [
  'Driving',
  'Cooking',
  'First aid',
  'Electrical work',
  'Computer',
  'Singing',
  'Carpentry',
  'Tailoring',
];

/** Some two thousand volunteers. The first of each centre are always the same, so that one can look for them. */
export const insertSewadars: DemoPart = async (client, area) => {
  const { centres, chance, photos } = area;
  const rows: ReturnType<typeof sewadarRow>[] = [];
  const serving: Record<string, unknown>[] = [];
  for (const [index, centre] of centres.entries()) {
    const known = knownPeople(index, centre.script);
    for (let position = 0; position < perCentre; position++) {
      const named = known[position] ?? crowdPerson(chance);
      const row = sewadarRow({
        area,
        centre: centre.id,
        number: index * perCentre + position + 1,
        named,
      });
      rows.push(row);
      if (chance() < 0.85) serving.push(departmentRow(row, area));
    }
  }
  await withoutLog(client, async () => {
    await insertRows(client, 'sewadar', rows);
    await insertRows(client, 'sewadar_department', serving);
    if (photos) await givePhotos(client, rows, { ...area, photos });
  });
  await client.query(`insert into number_counter (area_id, kind, last) values ($1, 'sewadar', $2)`, [
    area.areaId,
    rows.length,
  ]);
};

async function givePhotos(
  client: Client,
  people: readonly Person[],
  { areaId, chance, photos }: DemoArea & { photos: DemoPhotos },
): Promise<void> {
  const attachments = people
    .filter(() => chance() < 0.7)
    .map((person) =>
      photos.photo(
        { area_id: areaId, centre_id: person.centre_id, sewadar_id: person.id },
        { gender: person.gender, isOld: person.birth_date < '1968' },
      ),
    );
  await insertRows(client, 'attachment', attachments);
  await client.query(
    'update sewadar s set photo_id = t.id from attachment t where t.area_id = s.area_id and t.sewadar_id = s.id and s.area_id = $1',
    [areaId],
  );
}

function sewadarRow(wish: {
  area: DemoArea;
  centre: string;
  number: number;
  named: { name: string; nameLatin: string; relativeName: string; gender: string };
}) {
  const { area, centre, number, named } = wish;
  const { chance } = area;
  const birth = dayIn(chance, 1938, 2006);
  const status = statusOf(chance());
  const joined = dayIn(chance, Math.max(1985, Number(birth.slice(0, 4)) + 18), 2026);
  const isMarriedWoman = named.gender === 'female' && birth < '1990';
  return {
    area_id: area.areaId,
    id: newId(),
    centre_id: centre,
    number,
    name: named.name,
    name_latin: named.nameLatin,
    name_keys: nameKeysOf(named.name, named.nameLatin),
    relative_kind: isMarriedWoman ? 'husband' : 'father',
    relative_name: named.relativeName,
    gender: named.gender,
    birth_date: birth,
    is_birth_estimated: birth.endsWith('-01-01'),
    phone: `+9198${String(10_000_000 + Math.floor(chance() * 89_999_999))}`,
    other_phones: [],
    address: `${1 + Math.floor(chance() * 400)}, Gali ${1 + Math.floor(chance() * 20)}`,
    blood_group: oneOf(bloodGroups, chance),
    occupation: oneOf(occupations, chance),
    languages: chance() < 0.5 ? ['Punjabi', 'Hindi'] : ['Hindi'],
    skills: chance() < 0.4 ? [oneOf(skills, chance)] : [],
    marital_status: birth < '1995' ? 'married' : 'single',
    status,
    joined_on: joined,
    left_on: status === 'inactive' || status === 'deceased' ? dayIn(chance, 2024, 2026) : null,
  };
}

function departmentRow(person: Person, { areaId, chance }: DemoArea) {
  return {
    area_id: areaId,
    id: newId(),
    sewadar_id: person.id,
    centre_id: person.centre_id,
    department: oneOf(departments, chance),
    role: '',
    since: dayIn(chance, 2012, 2026),
  };
}

function knownPeople(index: number, script: Script) {
  const people = [
    ...menNames.map((given) => ({ given, gender: 'male' })),
    ...womenNames.map((given) => ({ given, gender: 'female' })),
  ];
  return people.map(({ given, gender }, position) => {
    const family = familyNames[(position + index) % familyNames.length] ?? given;
    const father = menNames[(position + 3) % menNames.length] ?? given;
    return {
      name: spelled([given, family], script),
      nameLatin: spelled([given, family], 'latin'),
      relativeName: spelled([father, family], script),
      gender,
    };
  });
}

/** Two thousand creations would bury what a visitor does in the audit log. */
async function withoutLog(client: Client, work: () => Promise<void>): Promise<void> {
  const tables = ['sewadar', 'sewadar_department', 'attachment'];
  for (const table of tables) await client.query(`alter table ${table} disable trigger ${table}_log`);
  await work();
  for (const table of tables) await client.query(`alter table ${table} enable trigger ${table}_log`);
}

function statusOf(number: number): string {
  if (number < 0.86) return 'active';
  if (number < 0.91) return 'onLeave';
  return number < 0.98 ? 'inactive' : 'deceased';
}
