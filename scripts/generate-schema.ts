// Writes the schema as the migrations make it, for readers (schema.sql) and for the compiler (schema.gen.ts):
// `npm run schema` after each new migration. A test of the server compares both files with its own database.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { schemaFiles } from './schema/schema-files.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'sewa-schema-'));
const log = { info: () => undefined, warn: console.warn, error: console.error };
const database = await startEmbedded({ dataDir, log });
try {
  await migrate(database.ownerUrl, log);
  for (const { path, generate } of schemaFiles) await writeFile(path, await generate(database.ownerUrl));
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
