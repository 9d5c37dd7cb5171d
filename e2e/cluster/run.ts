// `npm run test:cluster`: writers and browsers at work while parts of the cluster fail in turn, then a comparison of what was
// acknowledged with what is there. `-- --rounds 20` for the whole bar; `-- --from <commit>` begins with the portal of that
// commit and upgrades to this one; `-- --only <words>` makes only the faults whose name has them, `-- --skip 2` begins with the
// third of them; `-- --logs <folder>` keeps the logs of all programs.

import { cp } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openCluster } from '../../scripts/cluster/cluster.ts';
import { missingPackages } from '../../scripts/cluster/packages.ts';
import { type Browsers, openBrowsers } from './browsers.ts';
import { findFaults } from './checks.ts';
import { type Fault, faultsFor, restartEach, untilHealthy } from './faults.ts';
import { extractVersion } from './old-version.ts';
import { startWriters, type Writers } from './writers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: given } = parseArgs({
  options: {
    rounds: { type: 'string', default: '6' },
    browsers: { type: 'string', default: '4' },
    writers: { type: 'string', default: '12' },
    pause: { type: 'string', default: '40' },
    from: { type: 'string' },
    only: { type: 'string' },
    skip: { type: 'string', default: '0' },
    logs: { type: 'string' },
  },
});
const MAX_SILENCE_MS = 30_000;

const upgrade: Fault = {
  name: 'rolling upgrade',
  run: async (one, mark) => {
    mark();
    await restartEach(one, root);
    return [];
  },
};

const missing = missingPackages();
if (missing.length > 0)
  throw new Error(`Debian packages are missing (npm run cluster says how): ${missing.join(', ')}`);

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
const old = given.from === undefined ? null : await extractVersion(given.from);
const cluster = await openCluster({ say, ...(old ? { program: old.folder } : {}) });
// Also an interrupted run stops everything.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void cluster.close().finally(() => process.exit(1)));
let problems: string[] = [];
const open: { browsers?: Browsers } = {};
try {
  problems = await runRounds();
  console.log(problems.length === 0 ? 'All bars are met.' : `Not met:\n${problems.join('\n')}`);
} finally {
  await open.browsers?.close();
  if (given.logs !== undefined) await keepLogs(given.logs);
  say('Stopping everything');
  await cluster.close();
  await old?.remove();
}
process.exitCode = problems.length === 0 ? 0 : 1;

async function runRounds(): Promise<string[]> {
  const url = `http://127.0.0.1:${cluster.ports.portal}`;
  await query('create table cluster_probe (text text)');
  await query('grant insert on cluster_probe to public');
  const { rows } = await query(`select id from centre where code = 'ASR-1'`);
  const writersCount = Number(given.writers);
  const editors = Math.max(1, Math.floor(writersCount / 6));
  const writers = await startWriters({
    ...{ url, creators: writersCount - editors, editors },
    ...{ centre: rows[0].id, pauseMs: Number(given.pause) },
  });
  open.browsers = await openBrowsers(url, Number(given.browsers));
  const found: string[] = [];
  if (old) found.push(...(await runFault(upgrade, writers)));
  const faults = faultsFor(root).filter(
    ({ name, isPossible }) => name.includes(given.only ?? '') && (isPossible?.(cluster) ?? true),
  );
  for (let round = 0; round < Number(given.rounds); round += 1) {
    const fault = faults[(round + Number(given.skip)) % faults.length];
    if (fault) found.push(...(await runFault(fault, writers)));
  }
  await writers.stop();
  await untilHealthy(cluster);
  say(`${writers.journal.created.length} records made, told meanwhile: ${wordsOf(writers.journal.told)}`);
  return [...found, ...(await findFaults(cluster.ownerUrl, writers.journal))];
}

async function runFault(fault: Fault, { journal, check }: Writers): Promise<string[]> {
  check();
  await open.browsers?.takeSaid();
  let marked = Date.now();
  const found = await fault.run(cluster, () => {
    marked = Date.now();
  });
  await untilHealthy(cluster);
  // Some more of the everyday, before the next.
  const count = journal.acknowledgedAt.length;
  while (journal.acknowledgedAt.length < count + 20) {
    check();
    if (Date.now() - marked > 180_000) return [...found, `${fault.name}: nothing is acknowledged any more`];
    await delay(100);
  }
  const silence = longestSilence(journal.acknowledgedAt, marked);
  const slow = (await open.browsers?.recover()) ?? [];
  const said = (await open.browsers?.takeSaid()) ?? [];
  say(
    `${fault.name}: writes were back after ${(silence / 1_000).toFixed(1)} s; windows said: ${said.join(' | ') || 'nothing'}`,
  );
  const late = silence > MAX_SILENCE_MS ? [`no write was acknowledged for ${silence} ms`] : [];
  return [...found, ...late, ...slow].map((text) => `${fault.name}: ${text}`);
}

async function keepLogs(folder: string): Promise<void> {
  const isLog = (name: string) =>
    !/\/(data|etcd|\.s\.PGSQL[^/]*)(\/|$)/.test(name.slice(cluster.folder.length));
  await cp(cluster.folder, folder, { recursive: true, filter: isLog });
}

/** The longest time without any acknowledgement since the fault. */
function longestSilence(times: readonly number[], since: number): number {
  const after = times.filter((time) => time > since);
  return Math.max(...after.map((time, index) => time - (after[index - 1] ?? since)));
}

async function query(text: string) {
  const client = new pg.Client({ connectionString: cluster.ownerUrl });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

function wordsOf(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ') || 'nothing';
}
