// What sessions, rights, row-level security and idempotency promise does not depend on how requests reach the database:
// these tests run once more, on plain requests instead of speculative ones (platform/db/speculative/README.md).
// PORTAL_PLAIN_REQUESTS=1 runs any other server test so.
import { describe, vi } from 'vitest';

vi.stubEnv('PORTAL_PLAIN_REQUESTS', '1');

describe('standing context, on plain requests', async () => {
  await import('./standing-context.test.ts');
});
describe('row-level security, on plain requests', async () => {
  await import('./row-level-security.test.ts');
});
describe('rights and idempotency, on plain requests', async () => {
  await import('../modules/user/organisation/organisation.test.ts');
});
