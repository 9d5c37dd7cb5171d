import { Client } from 'pg';
import { createFirstAdmin } from '../first-admin.ts';
import {
  cloneDatabase,
  dropClone,
  openTestDatabase,
  openTestPortal,
  type TestPortal,
} from './test-portal.ts';
import type { Visitor } from './visitor.ts';

interface FirstDay {
  ownerUrl: string;
  username: string;
  password: string;
}

let firstDay: Promise<FirstDay> | null = null;

/** Made once in a process, to be cloned: emptying the demo takes longer than copying what is left. */
async function makeFirstDay(): Promise<FirstDay> {
  const { ownerUrl } = await openTestDatabase();
  await withOwner(ownerUrl, 'truncate area, org, app_user, change_log cascade');
  const first = await createFirstAdmin(ownerUrl);
  if (!first) throw new Error('the laptop has users');
  await withOwner(ownerUrl, 'update credential set must_change = false');
  return { ownerUrl, ...first };
}

/** A portal as a camp laptop is on its first day: no area, no user but its own administrator. */
export async function openCampLaptop(): Promise<TestPortal & { admin: Visitor }> {
  firstDay ??= makeFirstDay();
  const { username, password, ...first } = await firstDay;
  const ownerUrl = await cloneDatabase(first.ownerUrl);
  const laptop = await openTestPortal({ DATABASE_URL: ownerUrl, PORTAL_OFFLINE: '1' });
  return {
    ...laptop,
    admin: await laptop.signIn(username, password),
    close: async () => {
      await laptop.close();
      await dropClone(ownerUrl);
    },
  };
}

/** With a code of the cloud; the administrator of the laptop then stands in the area. */
export async function enrol(
  cloud: TestPortal,
  laptop: TestPortal & { admin: Visitor },
  { administrator, name, staff = [] }: { administrator: Visitor; name: string; staff?: readonly string[] },
): Promise<void> {
  const made = await administrator.post('/api/sync/device/code', { name, staff });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const reply = await laptop.admin.post('/api/sync/enrol', { cloud: cloud.url, code: made.body.data.code });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  const { area } = reply.body.data.laptop.enrolment;
  const switched = await laptop.admin.get(`/api/user/switch-area?area=${area}`);
  if (switched.status !== 200) throw new Error(JSON.stringify(switched.body));
}

/** A job of the page Cloud Sync, to its end. */
export async function runOnLaptop(
  { admin }: { admin: Visitor },
  act: 'prepare' | 'hand-in',
  { limitMs = 120_000 } = {},
): Promise<{
  state: string;
  error: { code: string } | null;
  result: { compared: { row: string; isEqual: boolean }[]; bytes: number; retries: number };
}> {
  const asked = await admin.post(`/api/sync/${act}`, act === 'prepare' ? {} : undefined);
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
  for (const until = Date.now() + limitMs; Date.now() < until; ) {
    const { data } = (await admin.get(`/api/job/${asked.body.data.job}`)).body;
    if (/done|failed|cancelled/.test(data.state)) return data;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the job did not end');
}

async function withOwner(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
