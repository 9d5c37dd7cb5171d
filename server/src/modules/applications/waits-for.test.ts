import {
  heldStatuses,
  type JudgedApplication,
  judgeMove,
  nextStep,
} from '@sewa/contract/applications/application-moves';
import { applicationStatuses } from '@sewa/contract/applications/enums';
import { primeOf } from '@sewa/contract/kernel/rights/rights';
import { newId } from '@sewa/contract/kernel/values/ids';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Who } from '../../platform/access/who.ts';
import { kyselyOn } from '../../platform/db/kysely-on-client.ts';
import { openTestDatabase } from '../../testing/test-portal.ts';
import { waitsFor } from './waits-for.queries.ts';

let client: Client;
beforeAll(async () => {
  const { ownerUrl } = await openTestDatabase();
  client = new Client({ connectionString: ownerUrl });
  await client.connect();
});
afterAll(() => client.end());

const people = Array.from({ length: 4 }, () => newId());
const person = fc.constantFrom(...people);
const acts = ['view', 'edit', 'preApproval', 'decide', 'finalAcceptance'] as const;

const application = fc.record({
  status: fc.constantFrom(...Object.values(applicationStatuses)),
  madeBy: person,
  editors: fc.subarray(people, { minLength: 1 }),
  preApprovedBy: fc.option(person),
  approvedBy: fc.option(person),
});
const user = fc.record({
  id: person,
  acl: fc.subarray([...acts]).map((held) => ({
    'SEWADAR.APPLICATION': held.reduce((product, act) => product * primeOf('SEWADAR.APPLICATION', act), 1),
  })),
});

test('what waits for a user in the database is what the judge lets them take the next step on and is not on hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(application, { minLength: 40, maxLength: 80 }),
      fc.array(user, { minLength: 10, maxLength: 10 }),
      async (applications, users) => {
        const stored = applications.map((one) => ({ ...one, id: newId() }));
        await client.query('begin');
        try {
          await insert(stored);
          for (const who of users) {
            const expected = stored.filter((one) => isNextStepOf(one, who)).map(({ id }) => id);
            expect((await foundFor(who, stored)).sort()).toEqual(expected.sort());
          }
        } finally {
          await client.query('rollback');
        }
      },
    ),
    { numRuns: 25 },
  );
});

function isNextStepOf(
  one: Omit<JudgedApplication, 'missing' | 'isEditedSinceSentBack'>,
  who: { id: string; acl: Record<string, number> },
): boolean {
  const step = nextStep(one.status);
  // What the papers say is not asked of the database.
  const judged = { ...one, missing: [], isEditedSinceSentBack: true };
  if (heldStatuses.includes(one.status)) return false;
  return step !== null && judgeMove({ application: judged, to: step.to, user: who }) === null;
}

async function foundFor(
  { id, acl }: { id: string; acl: Record<string, number> },
  stored: readonly { id: string }[],
): Promise<string[]> {
  const found = await kyselyOn(client)
    .selectFrom('application as a')
    .select('a.id')
    .where(
      'a.id',
      'in',
      stored.map((one) => one.id),
    )
    .where(waitsFor({ userId: id, acl } as Partial<Who> as Who))
    .execute();
  return found.map((row) => row.id);
}

async function insert(
  stored: readonly {
    id: string;
    status: number;
    madeBy: string;
    editors: readonly string[];
    preApprovedBy: string | null;
    approvedBy: string | null;
  }[],
): Promise<void> {
  const rows = stored.map((one, place) => ({
    id: one.id,
    number: 1_000_000 + place,
    status: one.status,
    made_by: one.madeBy,
    edited_by: one.editors[0],
    editors: one.editors,
    pre_approved_by: one.preApprovedBy,
    approved_by: one.approvedBy,
  }));
  // An accepted application has a result.
  await client.query(
    `insert into application (area_id, id, centre_id, number, type, name, gender, status, made_by, edited_by, editors,
       pre_approved_by, approved_by, result_sewadar_id)
     select c.area_id, r.id, c.id, r.number, 10, 'Somebody', 'female', r.status, r.made_by, r.edited_by, r.editors,
       r.pre_approved_by, r.approved_by, case r.status when 30 then (select id from sewadar s where s.area_id = c.area_id limit 1) end
     from json_to_recordset($1) as r (id uuid, number int, status smallint, made_by uuid, edited_by uuid, editors uuid[],
       pre_approved_by uuid, approved_by uuid)
     cross join (select area_id, id from centre where code = 'ASR-1') c`,
    [JSON.stringify(rows)],
  );
}
