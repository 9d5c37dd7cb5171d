// Writes the types of the tables as the migrations make them: `npm run schema` after each new migration.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';

const target = process.argv[2] ?? 'server/src/platform/db/schema.gen.ts';
const dataDir = await mkdtemp(join(tmpdir(), 'sewa-schema-'));
const log = { info: () => undefined, warn: console.warn, error: console.error };
const database = await startEmbedded({ dataDir, log });
try {
  await migrate(database.ownerUrl, log);
  writeTypes(database.ownerUrl, target);
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function writeTypes(url: string, file: string): void {
  execFileSync(
    'node_modules/.bin/kysely-codegen',
    [
      '--dialect=postgres',
      '--include-pattern=public.*',
      '--exclude-pattern=public.migration',
      `--out-file=${file}`,
      `--url=${url}`,
      '--type-mapping={"timestamptz":"string","date":"string","int8":"string","xid8":"string","time":"string"}',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}
