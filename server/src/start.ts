import { fillDemoArea } from '../../demo/fill-demo-area.ts';
import { createApp } from './app.ts';
import { AskedToEnd, type Closing, openClosing } from './closing.ts';
import { finishRestore } from './commands/finish-restore.ts';
import { isBeingRestored } from './commands/outside-restore.ts';
import { type Config, readConfig } from './config.ts';
import { createFirstAdmin, hasDemoPasswords } from './first-admin.ts';
import { openBackups } from './platform/backups/backups.ts';
import { ensureAppRole } from './platform/db/app-role.ts';
import { startEmbedded } from './platform/db/embedded/start-embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { onLeader } from './platform/db/wait-for-leader.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import type { Log } from './platform/log.ts';
import { fillNameKeys } from './platform/search/fill-name-keys.queries.ts';
import { deriveSecret, readSecret } from './secret.ts';
import { explainStartError, StartError } from './start-error.ts';
import { describeStart, type SignIn } from './start-message.ts';
import { jsonOutput, type StartOutput, terminalOutput } from './start-output.ts';
import { tabletAddresses } from './tablet-addresses.ts';
import { portalVersion } from './version.ts';

/** Environment → database → app → listen; and back again at a signal or an error. */
export async function start(env: Record<string, string | undefined>): Promise<void> {
  const closing = openClosing();
  let withStack = false;
  try {
    const config = readConfig(env);
    withStack = config.logLevel === 'debug' || config.logLevel === 'trace';
    await run(config, closing, outputFor(config, env));
  } catch (error) {
    const isWanted = error instanceof AskedToEnd;
    if (!isWanted) console.error(explainStartError(error, { withStack }));
    await closing.close();
    process.exit(isWanted ? 0 : 1);
  }
}

async function run(config: Config, closing: Closing, output: StartOutput): Promise<void> {
  const { log, step, appLog } = output;
  const database = await step('Starting the database', () => openDatabase(config, closing, log));
  const secret = await readSecret(config);
  closing.check();
  const patience = { log, limitMs: config.databaseWaitSeconds * 1_000, check: closing.check };
  await step('Updating the tables', () =>
    onLeader(database.ownerUrl, patience, async () => {
      await migrate(database.ownerUrl, log);
      await fillNameKeys(database.ownerUrl, log);
    }),
  );
  if (wantsDemo(config, database.isNew))
    await step('Filling in the demo area', () =>
      fillDemoArea(database.ownerUrl, () => openFileStore(config)),
    );
  const isDemo = await hasDemoPasswords(database.ownerUrl);
  refuseOpenDemo(config, isDemo);
  const databaseUrl = await ensureAppRole(database.ownerUrl, deriveSecret(secret, 'database role sewa_app'));
  closing.check();

  const backups = config.isOffline ? openBackups(config, log) : null;
  // Closed after the app and before the database: the last backup has everything.
  if (backups) closing.add({ close: () => backups.close(), limit: 45_000 });
  const { address, fingerprint } = await step('Starting the portal', async () => {
    const app = await createApp({
      ...{ config, databaseUrl, secret, log: appLog },
      ...(config.databaseReadUrl && { readUrl: withSignInOf(databaseUrl, config.databaseReadUrl) }),
      ...(backups && { backups }),
    });
    closing.add({ close: () => app.close(), limit: 10_000 + config.drainSeconds * 1_000 });
    return { address: await app.listen(), fingerprint: app.fingerprint };
  });

  // Only now, as its password is shown once: nothing may fail between here and the printed block.
  const admin = await createFirstAdmin(database.ownerUrl);
  const { whereData } = database;
  console.log(
    describeStart({
      config,
      version: portalVersion,
      address,
      whereData,
      signIn: toSignIn(admin, isDemo),
      tablets: tabletAddresses(config, address),
      fingerprint,
    }),
  );
  await database.settle();
  backups?.start();
  closing.started();
}

/** A person at a terminal reads steps; whoever sets LOG_LEVEL, or collects the output, gets JSON lines. */
function outputFor({ logLevel }: Config, env: Record<string, string | undefined>): StartOutput {
  const isForPerson = process.stdout.isTTY && !env['LOG_LEVEL']?.trim();
  return isForPerson ? terminalOutput(process.stdout) : jsonOutput(logLevel, process.stdout);
}

type Database = { ownerUrl: string; whereData: string; isNew: boolean; settle(): Promise<void> };

async function openDatabase(config: Config, closing: Closing, log: Log): Promise<Database> {
  if (config.databaseUrl !== null) {
    const { host, pathname } = new URL(config.databaseUrl);
    const { databaseUrl, databaseWaitSeconds } = config;
    const patience = { log, limitMs: databaseWaitSeconds * 1_000, check: closing.check };
    if (await onLeader(databaseUrl, patience, () => isBeingRestored(databaseUrl)))
      throw new StartError(
        'A restore into the database of DATABASE_URL was interrupted. Repeat it with the same archive: "npm run restore -- file".',
      );
    const whereData = `PostgreSQL ${host}${pathname} and ${config.dataDir}`;
    return { ownerUrl: config.databaseUrl, whereData, isNew: false, settle: async () => {} };
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log });
  closing.add({ close: () => embedded.stop() });
  await finishRestore(config.dataDir, embedded.superuserUrl);
  const isInside = embedded.whereData.startsWith(config.dataDir);
  const whereData = isInside ? config.dataDir : `${config.dataDir}, database in ${embedded.whereData}`;
  return { ...embedded, whereData };
}

/** Servers of one database have the same roles. */
function withSignInOf(databaseUrl: string, place: string): string {
  const url = new URL(place);
  const { username, password } = new URL(databaseUrl);
  return Object.assign(url, { username, password }).href;
}

function wantsDemo(config: Config, isNew: boolean): boolean {
  if (config.demo === 'auto') return isNew && config.isLoopback;
  return config.demo === 'on';
}

function refuseOpenDemo(config: Config, isDemo: boolean): void {
  if (!isDemo || config.isLoopback || config.demo === 'on') return;
  throw new StartError(
    `HOST is ${config.host}, which other machines can reach, but the demo users still have their public password. ` +
      'Change or lock them, begin with empty data ("npm run reset", then PORTAL_DEMO=0), or set PORTAL_DEMO=1 if this is meant.',
  );
}

function toSignIn(admin: Awaited<ReturnType<typeof createFirstAdmin>>, isDemo: boolean): SignIn {
  if (admin) return { kind: 'first-admin', ...admin };
  return { kind: isDemo ? 'demo' : 'known' };
}
