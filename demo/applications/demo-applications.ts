import {
  type ApplicationType,
  emptyApplicationForm,
  formOf,
} from '@sewa/contract/applications/application-form';
import { applicationStatuses, applicationTypes } from '@sewa/contract/applications/enums';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Client } from 'pg';
import { nameKeysOf } from '../../server/src/platform/search/name-key.rules.ts';
import { crowdPerson, dayIn, oneOf } from '../crowd.ts';
import type { DemoArea, DemoPart } from '../demo-part.ts';
import { insertRows } from '../rows.ts';

const { FINAL_ACCEPTANCE, APPROVED, PENDING, ON_HOLD, RE_EVAL } = applicationStatuses;

/** Who took and decided them, and what the accepted ones made. */
interface Background {
  maker: string;
  preApprover: string;
  approver: string;
  sewadars: readonly string[];
  members: readonly string[];
}

/** One of each type in each status, some more that wait, with their papers and how they came there. */
export const insertApplications: DemoPart = async (client, area) => {
  const { areaId, photos } = area;
  const background = await backgroundOf(client, area);
  const types = Object.values(applicationTypes);
  const statuses = Object.values(applicationStatuses);
  const pairs = [
    ...types.flatMap((type) => statuses.map((status) => ({ type, status }))),
    ...Array.from({ length: 12 }, (_, index) => ({
      type: types[index % 3] ?? applicationTypes.SEWADAR,
      status: index % 2 === 0 ? applicationStatuses.PRE_APPROVAL : PENDING,
    })),
  ];
  const made = pairs.map((pair, index) => applicationRow({ ...pair, index, area, background }));
  await insertRows(
    client,
    'badge_entitlement',
    made.flatMap((one) => one.entitlements),
  );
  await insertRows(
    client,
    'vehicle_pass',
    made.flatMap((one) => one.passes),
  );
  const rows = made.map((one) => one.row);
  await insertRows(client, 'application', rows);
  await insertRows(
    client,
    'application_remark',
    rows
      .filter((row) => row.status !== applicationStatuses.PRE_APPROVAL)
      .map((row) => ({
        area_id: areaId,
        id: newId(),
        application_id: row.id,
        centre_id: row.centre_id,
        user_id: background.preApprover,
        user_name: 'Baldev Singh',
        from_status: applicationStatuses.PRE_APPROVAL,
        to_status: row.status,
        text: needsWords(row.status) ? 'Please bring the original paper.' : '',
        at: row.status_since,
      })),
  );
  if (photos) {
    const owners = rows.map((row) => ({
      area_id: areaId,
      centre_id: row.centre_id,
      application_id: row.id,
    }));
    const portraits = rows.map((row, index) =>
      photos.photo(owners[index] ?? { area_id: '', centre_id: '', application_id: '' }, {
        gender: row.gender,
        isOld: row.birth_date < '1968',
      }),
    );
    await insertRows(client, 'attachment', portraits);
    await insertRows(
      client,
      'attachment',
      owners.map((owner) => photos.paper(owner)),
    );
    await client.query(
      'update application a set photo_id = t.id from attachment t where t.area_id = a.area_id and t.application_id = a.id and t.type = 5 and a.area_id = $1',
      [areaId],
    );
  }
  await client.query(
    `insert into number_counter (area_id, kind, last) values ($1, 'application', $2), ($1, 'vehiclePass', $3)`,
    [areaId, rows.length, made.flatMap((one) => one.passes).length],
  );
};

async function backgroundOf(client: Client, { areaId, users }: DemoArea): Promise<Background> {
  const idsOf = async (table: string) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from ${table} where area_id = $1 order by number`,
      [areaId],
    );
    return rows.map(({ id }) => id);
  };
  const user = (name: string) => {
    const id = users.get(name);
    if (id === undefined) throw new Error(`the demo has no user ${name}`);
    return id;
  };
  return {
    maker: user('clerk'),
    preApprover: user('zone'),
    approver: user('admin'),
    sewadars: await idsOf('sewadar'),
    members: await idsOf('oae_member'),
  };
}

function needsWords(status: number): boolean {
  return (
    status === ON_HOLD ||
    status === RE_EVAL ||
    status === applicationStatuses.REJECTED ||
    status === applicationStatuses.PRE_ON_HOLD
  );
}

function applicationRow(one: {
  type: ApplicationType;
  status: number;
  index: number;
  area: DemoArea;
  background: Background;
}) {
  const { type, status, index, background } = one;
  const { areaId, centres, chance, today } = one.area;
  const { name, nameLatin, relativeName, gender } = crowdPerson(chance);
  const year = Number(today.slice(0, 4));
  const isElder = type === applicationTypes.OAE || type === applicationTypes.BUZURAG;
  const person = {
    area_id: areaId,
    centre_id: oneOf(centres, chance).id,
    name,
    name_latin: nameLatin,
    relative_name: relativeName,
    gender,
    birth_date: isElder ? dayIn(chance, year - 90, year - 67) : dayIn(chance, 1960, 2004),
    phone: `+9194${String(10_000_000 + Math.floor(chance() * 89_999_999))}`,
    address: `${1 + Math.floor(chance() * 300)}, Model Town`,
  };
  const isFinal = status === FINAL_ACCEPTANCE;
  const validity = { valid_from: `${year}-01-01`, valid_to: `${year}-12-31` };
  const isBadge = type === applicationTypes.BUZURAG || type === applicationTypes.SANGAT;
  const entitlement = {
    id: newId(),
    badge_type: type === applicationTypes.BUZURAG ? 3 : 5,
    ...person,
    ...validity,
  };
  const pass = {
    id: newId(),
    number: index + 1,
    area_id: person.area_id,
    centre_id: person.centre_id,
    name,
    phone: person.phone,
    vehicle_number: `PB02AB${1000 + index}`,
    vehicle_type: 5,
    ...validity,
  };
  const hasEntitlement = isFinal && isBadge;
  const hasPass = isFinal && type === applicationTypes.CAR_PASS;
  const row = {
    id: newId(),
    number: index + 1,
    type,
    status,
    status_since: new Date(Date.now() - Math.floor(chance() * 45) * 86_400_000).toISOString(),
    ...person,
    name_keys: nameKeysOf(name, nameLatin),
    form: formOf(type, {
      ...emptyApplicationForm,
      departments: ['Langar'],
      reason: 'Comes every Sunday',
      emergencyName: crowdPerson(chance).name,
      emergencyPhone: `+9193${String(10_000_000 + Math.floor(chance() * 89_999_999))}`,
      vehicleNumber: `PB02AB${1000 + index}`,
      validFrom: validity.valid_from,
      validTo: validity.valid_to,
    }),
    made_by: background.maker,
    made_by_name: 'Mohinder Singh Gill',
    edited_by: background.maker,
    pre_approved_by: [PENDING, ON_HOLD, APPROVED, FINAL_ACCEPTANCE].includes(status as never)
      ? background.preApprover
      : null,
    approved_by: status === APPROVED || isFinal ? background.approver : null,
    result_sewadar_id:
      isFinal && type === applicationTypes.SEWADAR ? (background.sewadars[index] ?? null) : null,
    result_member_id: isFinal && type === applicationTypes.OAE ? (background.members[index] ?? null) : null,
    result_entitlement_id: hasEntitlement ? entitlement.id : null,
    result_pass_id: hasPass ? pass.id : null,
  };
  return { row, entitlements: hasEntitlement ? [entitlement] : [], passes: hasPass ? [pass] : [] };
}
