import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { readUncommented } from '../../../../scripts/schema/catalogue.ts';
import { schemaFiles } from '../../../../scripts/schema/schema-files.ts';
import { openTestDatabase } from '../../testing/test-portal.ts';

let ownerUrl: string;
beforeAll(async () => {
  ({ ownerUrl } = await openTestDatabase());
});

/**
 * Another version of PostgreSQL prints some expressions in other words. So an outside database is not compared; the
 * embedded one, which the files are made with, always is.
 */
test.skipIf(process.env['TEST_DATABASE_URL'])(
  'the generated files are those of the migrations: otherwise run `npm run schema`',
  async () => {
    for (const { path, generate } of schemaFiles)
      expect(await readFile(path, 'utf8')).toBe(await generate(ownerUrl));
  },
);

test('every table, function and trigger says what it is for', async () => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    expect(await readUncommented(client)).toEqual([]);
  } finally {
    await client.end();
  }
});
