import { uniteAcl } from '@sewa/contract/kernel/rights/acl';
import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { presets } from '@sewa/contract/user/presets';
import { Client } from 'pg';
import { ruleOf, type Timing } from '../server/src/modules/user/schedules/schedule.rules.ts';
import { hashPassword } from '../server/src/modules/user/sign-in/password.ts';
import type { FileStore } from '../server/src/platform/files/file-store.ts';
import { chanceOf } from './crowd.ts';
import type { DemoArea } from './demo-part.ts';
import { demoParts } from './demo-parts.ts';
import { type DemoPhotos, keepPhotos } from './demo-photos.ts';
import type { Script } from './people.ts';
import { type DemoCentre, demoAreas, demoUsers } from './places.ts';

export const demoPassword = 'Sewa-demo-2026';

/**
 * Two areas with their centres, orgs, users, schedules and people. Does nothing where areas exist already. Without a
 * file store the people have no photos.
 */
export async function fillDemoArea(ownerUrl: string, openStore?: () => Promise<FileStore>): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("begin; select set_config('app.origin', 'demo', true)");
    await client.query('lock table area in share row exclusive mode');
    const areas = await client.query('select from area limit 1');
    if (!areas.rowCount) await fill(client, openStore ? await keepPhotos(await openStore()) : null);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function fill(client: Client, photos: DemoPhotos | null): Promise<void> {
  const whole = JSON.stringify(wholeAcl());
  const organisation = await insertOrg(client, { name: 'Head Office', level: 100, acl: whole });
  const zone = await insertOrg(client, { name: 'North Zone', level: 90, acl: whole, parent: organisation });
  const orgs = new Map([
    ['organisation', organisation],
    ['zone', zone],
  ]);
  const places: Pick<DemoArea, 'areaId' | 'centres'>[] = [];
  for (const area of demoAreas) {
    const areaId = newId();
    const place = { areaId, centres: [] as { id: string; script: Script }[] };
    places.push(place);
    await client.query('insert into area (id, name, code) values ($1, $2, $3)', [
      areaId,
      area.name,
      area.code,
    ]);
    const office = await insertOrg(client, {
      name: `${area.name} Area Office`,
      level: 50,
      acl: JSON.stringify({
        ...presets.areaSecretary,
        'SETTINGS.USER': 210,
        'SETTINGS.AUDIT': 14,
        'SETTINGS.ORG': 6,
      }),
      parent: zone,
      areaId,
    });
    orgs.set(area.code, office);
    for (const [index, centre] of area.centres.entries()) {
      const centreId = await insertCentre(client, areaId, centre);
      const org = await insertOrg(client, {
        name: `${centre.name} Centre`,
        level: 10,
        acl: JSON.stringify({ ...uniteAcl(presets.areaSecretary, presets.counter), 'SETTINGS.USER': 6 }),
        parent: office,
        areaId,
        centreId,
      });
      orgs.set(centre.code, org);
      await insertSchedules(client, areaId, centreId, index);
      place.centres.push({ id: centreId, script: centre.script });
    }
  }
  const users = new Map<string, string>();
  const hash = await hashPassword(demoPassword);
  for (const user of demoUsers) {
    const id = newId();
    users.set(user.username, id);
    await client.query(
      `insert into app_user (id, org_id, username, name, name_latin, phone, acl, preferences) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        orgs.get(user.org),
        user.username,
        user.name,
        user.nameLatin,
        user.phone,
        JSON.stringify(user.acl),
        JSON.stringify({ language: 'en' }),
      ],
    );
    await client.query('insert into credential (user_id, password_hash, is_demo) values ($1, $2, true)', [
      id,
      hash,
    ]);
  }
  const today = todayIn('Asia/Kolkata');
  for (const place of places) {
    const area = { ...place, users, chance: chanceOf(place.centres.length), photos, today };
    for (const insertPart of demoParts) await insertPart(client, area);
  }
}

async function insertOrg(
  client: Client,
  org: { name: string; level: number; acl: string; parent?: string; areaId?: string; centreId?: string },
): Promise<string> {
  const id = newId();
  await client.query(
    'insert into org (id, name, level, acl, parent_id, area_id, centre_id) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, org.name, org.level, org.acl, org.parent, org.areaId, org.centreId],
  );
  return id;
}

async function insertCentre(client: Client, areaId: string, centre: DemoCentre): Promise<string> {
  const id = newId();
  await client.query('insert into centre (area_id, id, code, name, address) values ($1, $2, $3, $4, $5)', [
    areaId,
    id,
    centre.code,
    centre.name,
    centre.address,
  ]);
  return id;
}

async function insertSchedules(
  client: Client,
  areaId: string,
  centreId: string,
  index: number,
): Promise<void> {
  const timing: Timing = {
    kind: 'weekly',
    days: ['SU'],
    interval: 1,
    nth: 1,
    startTime: '06:30',
    endTime: '12:30',
    validFrom: '2026-01-01',
    validTo: null,
    holidays: [],
  };
  const sewas = [
    { title: 'Sunday satsang: langar', department: 'Langar', needed: 24 },
    { title: 'Sunday satsang: traffic', department: 'Traffic', needed: 12 },
  ];
  for (const { title, department, needed } of sewas) {
    await client.query(
      `insert into sewa_schedule (area_id, id, centre_id, title, department, kind, days, interval_weeks, nth, rule, start_time, end_time, needed, valid_from)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        ...[
          areaId,
          newId(),
          centreId,
          title,
          department,
          timing.kind,
          timing.days,
          timing.interval,
          timing.nth,
        ],
        ...[ruleOf(timing), timing.startTime, timing.endTime, needed - index, timing.validFrom],
      ],
    );
  }
}
