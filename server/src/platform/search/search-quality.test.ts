import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf } from '../../../../demo/crowd.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { nameKeysOf } from './name-key.rules.ts';
import { familyNames, isHeldOut, menNames, type Script, type Spellings, womenNames } from './names.data.ts';

const given = [...menNames, ...womenNames];
const all = [...given, ...familyNames];
const scripts = ['latin', 'gurmukhi', 'devanagari'] as const satisfies readonly Script[];
const crowd = 4_000;

let portal: TestPortal;
let visitor: Visitor;
/** Whose name is made of which entries of the list. */
const entriesOf = new Map<string, readonly Spellings[]>();

beforeAll(async () => {
  portal = await openTestPortal();
  const chance = chanceOf(2026);
  const common = <T>(list: readonly T[]) => list[Math.floor(chance() ** 2 * 40)] as T;
  const script = (number: number): Script => scripts[number % 3] ?? 'latin';
  const people: { entries: Spellings[]; script: Script }[] = [];
  for (let number = 0; number < crowd; number++)
    people.push({
      entries: [common(chance() < 0.5 ? menNames : womenNames), common(familyNames)],
      script: script(number),
    });
  // Everybody of the list once, among them.
  for (const [number, entry] of given.entries())
    people.push({ entries: [entry, common(familyNames)], script: script(number) });
  for (const [number, entry] of familyNames.entries())
    people.push({ entries: [common(menNames), entry], script: script(number) });
  const area = await ownArea();
  await insert(area, people);
  visitor = await portal.signIn('zone');
  await visitor.get(`/api/user/switch-area?area=${area.id}`);
});
afterAll(() => portal.close());

test('every name of the list, typed in every spelling and script, finds its people', async () => {
  const tuned = { typed: 0, found: 0, wrongFirst: 0 };
  const heldOut = { typed: 0, found: 0, wrongFirst: 0 };
  const missed: string[] = [];
  for (const [position, entry] of all.entries()) {
    const sum = isHeldOut(position) ? heldOut : tuned;
    for (const typed of scripts.flatMap((script) => entry[script])) {
      const ids = await idsFor(typed);
      const isRight = (id: string | undefined) => entriesOf.get(id ?? '')?.includes(entry) ?? false;
      sum.typed += 1;
      sum.found += ids.slice(0, 5).some(isRight) ? 1 : 0;
      sum.wrongFirst += isRight(ids[0]) ? 0 : 1;
      if (!isRight(ids[0]) && !isHeldOut(position))
        missed.push(`${typed} (${ids.slice(0, 5).findIndex(isRight)})`);
    }
  }
  console.log(
    `search quality: tuned ${shares(tuned)}; held out ${shares(heldOut)}; not first: ${missed.join(' ')}`,
  );
  for (const { typed, found, wrongFirst } of [tuned, heldOut]) {
    expect(found / typed).toBeGreaterThanOrEqual(0.97);
    expect(wrongFirst / typed).toBeLessThanOrEqual(0.02);
  }
});

function shares({ typed, found, wrongFirst }: { typed: number; found: number; wrongFirst: number }): string {
  const percent = (part: number) => `${((100 * part) / typed).toFixed(2)} %`;
  return `${typed} typed, ${percent(found)} among the first five, ${percent(wrongFirst)} another name first`;
}

async function idsFor(text: string): Promise<string[]> {
  const reply = await visitor.get(`/api/sewadar/type-ahead-search?regex=${encodeURIComponent(text)}`);
  return reply.body.docs.map(({ id }: { id: string }) => id);
}

async function ownArea(): Promise<{ id: string; centre: string }> {
  const area = { id: newId(), centre: newId() };
  await portal.owner.query("insert into area (id, name, code) values ($1, 'Names', 'NAMES')", [area.id]);
  await portal.owner.query(
    "insert into centre (area_id, id, code, name) values ($1, $2, 'NAMES-1', 'Names')",
    [area.id, area.centre],
  );
  return area;
}

async function insert(
  area: { id: string; centre: string },
  people: readonly { entries: Spellings[]; script: Script }[],
): Promise<void> {
  const records = people.map(({ entries, script }, number) => {
    const id = newId();
    entriesOf.set(id, entries);
    const name = entries.map((entry) => entry[script][0]).join(' ');
    // Half of them are known in one script only.
    const latin = number % 2 === 0 ? entries.map(({ latin: [usual] }) => usual).join(' ') : '';
    return { id, number: number + 10_000, name, name_latin: latin, name_keys: nameKeysOf(name, latin) };
  });
  await portal.owner.query(
    `insert into sewadar (area_id, id, centre_id, number, name, name_latin, gender, name_keys)
     select $1, r.id, $2, r.number, r.name, r.name_latin, 'other', r.name_keys
     from json_to_recordset($3) as r (id uuid, number int, name text, name_latin text, name_keys text[])`,
    [area.id, area.centre, JSON.stringify(records)],
  );
}
