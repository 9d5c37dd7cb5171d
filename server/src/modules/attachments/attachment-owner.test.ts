import { newId } from '@sewa/contract/kernel/values/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-portal.ts';

let owner: Client;
let area: string;
let centres: string[];
beforeAll(async () => {
  const { ownerUrl } = await openTestDatabase();
  owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(
    "select area_id, id from centre where code in ('ASR-1', 'ASR-2') order by code",
  );
  area = rows[0].area_id;
  centres = rows.map(({ id }) => id);
  await owner.query(`
    create table driver (area_id uuid, id uuid, centre_id uuid not null, photo_id uuid, primary key (area_id, id));
    select make_attachment_owner('driver', 'driver_id')`);
});
afterAll(() => owner.end());

/** A driver with one attachment, whose centre the writer gets wrong. */
async function makeDriver(): Promise<{ driver: string; attachment: string }> {
  const [driver, attachment] = [newId(), newId()];
  await owner.query('insert into driver (area_id, id, centre_id) values ($1, $2, $3)', [
    area,
    driver,
    centres[0],
  ]);
  await insertAttachment(attachment, { driver_id: driver });
  return { driver, attachment };
}

async function insertAttachment(id: string, owners: Record<string, string>): Promise<void> {
  await owner.query(
    `insert into attachment (area_id, id, centre_id, type, name, mime, bytes, content_hash, ${Object.keys(owners)})
     values ($1, $2, $3, 30, 'paper', 'image/jpeg', 1, repeat('a', 64), ${Object.values(owners).map((one) => `'${one}'`)})`,
    [area, id, centres[1]],
  );
}

async function findAttachment(id: string) {
  const { rows } = await owner.query('select owner_id, centre_id from attachment where id = $1', [id]);
  return rows[0];
}

test('an attachment of a new owner knows its record and is of the centre of it', async () => {
  const { driver, attachment } = await makeDriver();
  expect(await findAttachment(attachment)).toEqual({ owner_id: driver, centre_id: centres[0] });
});

test('it follows the record to another centre, and goes with it', async () => {
  const { driver, attachment } = await makeDriver();
  await owner.query('update driver set centre_id = $2, photo_id = $3 where id = $1', [
    driver,
    centres[1],
    attachment,
  ]);
  expect(await findAttachment(attachment)).toMatchObject({ centre_id: centres[1] });
  await owner.query('delete from driver where id = $1', [driver]);
  expect(await findAttachment(attachment)).toBeUndefined();
});

test('a deleted photo is nobody’s photo', async () => {
  const { driver, attachment } = await makeDriver();
  await owner.query('update driver set photo_id = $2 where id = $1', [driver, attachment]);
  await owner.query('delete from attachment where id = $1', [attachment]);
  const { rows } = await owner.query('select photo_id from driver where id = $1', [driver]);
  expect(rows).toEqual([{ photo_id: null }]);
});

test('it belongs to one record, neither to two nor to none', async () => {
  const { driver } = await makeDriver();
  const { rows } = await owner.query('select id from sewadar where area_id = $1 limit 1', [area]);
  await expect(
    insertAttachment(newId(), { driver_id: driver, sewadar_id: rows[0].id }),
  ).rejects.toMatchObject({ constraint: 'attachment_owner' });
  await expect(
    owner.query(
      `insert into attachment (area_id, id, centre_id, type, name, mime, bytes, content_hash)
       values ($1, $2, $3, 30, 'paper', 'image/jpeg', 1, repeat('a', 64))`,
      [area, newId(), centres[0]],
    ),
  ).rejects.toMatchObject({ column: 'owner_id' });
});

test('the history of the record tells of it, without the columns that refer to owners', async () => {
  const { driver } = await makeDriver();
  const { rows } = await owner.query(
    "select entity, after from change_log where row_id = $1 and entity = 'attachment'",
    [driver],
  );
  expect(rows).toEqual([{ entity: 'attachment', after: expect.objectContaining({ name: 'paper' }) }]);
  expect(
    Object.keys(rows[0].after)
      .filter((name) => name.endsWith('_id'))
      .sort(),
  ).toEqual(['area_id', 'centre_id', 'owner_id']);
});

test('an import counts only tables of an area', async () => {
  await owner.query("select count_imported('{sewadar,driver}')").then(
    () => expect.unreachable(),
    (error) => expect(error.code).toBe('42501'),
  );
  await owner.query("select count_imported('{sewadar,sewadar_department}')");
});
