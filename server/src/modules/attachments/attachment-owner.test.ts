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
    create table house (area_id uuid, id uuid, centre_id uuid not null, photo_id uuid, primary key (area_id, id));
    select make_attachment_owner('house', 'house_id')`);
});
afterAll(() => owner.end());

/** A house with one attachment, whose centre the writer gets wrong. */
async function makeHouse(): Promise<{ house: string; attachment: string }> {
  const [house, attachment] = [newId(), newId()];
  await owner.query('insert into house (area_id, id, centre_id) values ($1, $2, $3)', [
    area,
    house,
    centres[0],
  ]);
  await insertAttachment(attachment, { house_id: house });
  return { house, attachment };
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
  const { house, attachment } = await makeHouse();
  expect(await findAttachment(attachment)).toEqual({ owner_id: house, centre_id: centres[0] });
});

test('it follows the record to another centre, and goes with it', async () => {
  const { house, attachment } = await makeHouse();
  await owner.query('update house set centre_id = $2, photo_id = $3 where id = $1', [
    house,
    centres[1],
    attachment,
  ]);
  expect(await findAttachment(attachment)).toMatchObject({ centre_id: centres[1] });
  await owner.query('delete from house where id = $1', [house]);
  expect(await findAttachment(attachment)).toBeUndefined();
});

test('a deleted photo is nobody’s photo', async () => {
  const { house, attachment } = await makeHouse();
  await owner.query('update house set photo_id = $2 where id = $1', [house, attachment]);
  await owner.query('delete from attachment where id = $1', [attachment]);
  const { rows } = await owner.query('select photo_id from house where id = $1', [house]);
  expect(rows).toEqual([{ photo_id: null }]);
});

test('it belongs to one record, neither to two nor to none', async () => {
  const { house } = await makeHouse();
  const { rows } = await owner.query('select id from sewadar where area_id = $1 limit 1', [area]);
  await expect(insertAttachment(newId(), { house_id: house, sewadar_id: rows[0].id })).rejects.toMatchObject({
    constraint: 'attachment_owner',
  });
  await expect(
    owner.query(
      `insert into attachment (area_id, id, centre_id, type, name, mime, bytes, content_hash)
       values ($1, $2, $3, 30, 'paper', 'image/jpeg', 1, repeat('a', 64))`,
      [area, newId(), centres[0]],
    ),
  ).rejects.toMatchObject({ column: 'owner_id' });
});

test('the history of the record tells of it, without the columns that refer to owners', async () => {
  const { house } = await makeHouse();
  const { rows } = await owner.query(
    "select entity, after from change_log where row_id = $1 and entity = 'attachment'",
    [house],
  );
  expect(rows).toEqual([{ entity: 'attachment', after: expect.objectContaining({ name: 'paper' }) }]);
  expect(
    Object.keys(rows[0].after)
      .filter((name) => name.endsWith('_id'))
      .sort(),
  ).toEqual(['area_id', 'centre_id', 'owner_id']);
});

test('an import counts only tables of an area', async () => {
  await owner.query("select count_imported('{sewadar,house}')").then(
    () => expect.unreachable(),
    (error) => expect(error.code).toBe('42501'),
  );
  await owner.query("select count_imported('{sewadar,sewadar_department}')");
});
