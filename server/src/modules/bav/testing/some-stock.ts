import type { Location } from '@sewa/contract/bav/locations';
import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { newId } from '@sewa/contract/kernel/values/ids';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Reply, Visitor } from '../../../testing/visitor.ts';

export interface TestShop {
  portal: TestPortal;
  places: Record<string, string>;
  /** Of the whole area. */
  area: Visitor;
  /** Of ASR-1, with every right there. */
  first: Visitor;
  /** Of ASR-2, with every right there. */
  second: Visitor;
  /** Another one of the whole area, for steps that need a second person. */
  other: Visitor;
  third: Visitor;
  areaStore: string;
  firstStore: string;
  firstCounter: string;
  secondStore: string;
  close(): Promise<void>;
}

/** The demo shop, with people who may do everything in their place. */
export async function openTestShop(): Promise<TestShop> {
  const portal = await openTestPortal();
  const places = await placesOf(portal);
  const acl = JSON.stringify(wholeAcl());
  // Every org lets its users hold everything: what is tested is the shop, not the ceiling.
  await portal.owner.query('update org set acl = $1', [acl]);
  await portal.owner.query(
    `update app_user set acl = $1 where username in ('clerk', 'nobody', 'camp', 'area', 'counter')`,
    [acl],
  );
  await portal.owner.query(
    `update app_user set org_id = (select o.id from org o join area a on a.id = o.area_id where a.code = 'ASR' and o.centre_id is null)
     where username = 'counter'`,
  );
  const [area, first, second, other, third] = await Promise.all(
    ['area', 'clerk', 'nobody', 'camp', 'counter'].map((name) => portal.signIn(name)),
  );
  if (!area || !first || !second || !other || !third) throw new Error('nobody signed in');
  const { rows } = (await area.get('/api/bav/location', { size: 100 })).body.data as { rows: Location[] };
  const locationOf = (centre: string, kind: string) =>
    rows.find((row) => row.centre === places[centre] && row.kind === kind)?.id ?? '';
  return {
    portal,
    places,
    area,
    first,
    second,
    other,
    third,
    areaStore: locationOf('ASR-1', 'areaStore'),
    firstStore: locationOf('ASR-1', 'store'),
    firstCounter: locationOf('ASR-1', 'counter'),
    secondStore: locationOf('ASR-2', 'store'),
    close: () => portal.close(),
  };
}

let made = 0;

/** An item that nobody has any of. */
export async function makeItem(by: Visitor, over: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  const reply = await by.post('/api/bav/sku', {
    id,
    title: `ਕਿਤਾਬ ${++made}`,
    titleLatin: `Kitab ${made}`,
    code: `T-${made}-${Date.now() % 100_000}`,
    barcode: '',
    category: 4,
    language: 'Punjabi',
    editionOf: '',
    price: 10_000,
    cost: 6_000,
    reorderLevel: 5,
    isActive: true,
    notes: '',
    ...over,
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return id;
}

export function buy(
  by: Visitor,
  location: string,
  lines: readonly { item: string; quantity: number; cost: number }[],
  over: Record<string, unknown> = {},
): Promise<Reply> {
  return by.post('/api/bav/purchase', {
    location,
    day: '2026-01-05',
    source: 'supplier',
    supplier: 'Amrit Press',
    billNumber: '17',
    notes: '',
    lines,
    ...over,
  });
}

/** What a location has of an item, and what that cost. */
export async function held({ portal }: TestShop, location: string, item: string): Promise<[number, number]> {
  const { rows } = await portal.owner.query<{ quantity: number; value: number }>(
    'select quantity, value::int as value from stock_balance where location_id = $1 and item_id = $2',
    [location, item],
  );
  return [rows[0]?.quantity ?? 0, rows[0]?.value ?? 0];
}
