import { DAY_MS } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { DemoPart } from '../demo-part.ts';
import { insertRows } from '../rows.ts';

/** Days from today, and how many tokens of each kind are printed. */
const plans = [
  { title: 'Bhandara', first: -28, days: 2, isClosed: true, tokens: { 1: 40, 2: 60, 3: 20, 4: 10 } },
  { title: 'Sunday satsang', first: -7, days: 1, isClosed: true, tokens: { 2: 40, 4: 8 } },
  { title: 'Sunday satsang', first: 0, days: 1, isClosed: false, tokens: { 1: 20, 2: 30, 3: 12, 4: 6 } },
] as const;

const deposit = 2;

/** Events with tokens: two that are over, one of them with two deposits that nobody fetched, and one of today. */
export const insertQuickTokens: DemoPart = async (client, { areaId, centres, today }) => {
  const [centre] = centres;
  if (!centre) return;
  const events = plans.map((plan, index) => ({
    area_id: areaId,
    id: newId(),
    centre_id: centre.id,
    number: index + 1,
    title: plan.title,
    from_day: dayFrom(today, plan.first),
    to_day: dayFrom(today, plan.first + plan.days - 1),
    is_closed: plan.isClosed,
    version: 1,
    created_at: `${today}T00:00:00Z`,
    updated_at: `${today}T00:00:00Z`,
  }));
  await insertRows(client, 'quick_event', events);
  for (const [index, event] of events.entries()) {
    const plan = plans[index];
    if (!plan) continue;
    const rows = Object.entries(plan.tokens).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, place) => ({
        area_id: areaId,
        event_id: event.id,
        kind: Number(kind),
        number: place + 1,
        centre_id: centre.id,
        state: Number(kind) === deposit ? stateOf(place + 1, { count, isClosed: plan.isClosed }) : 'printed',
        state_at: `${event.from_day}T04:${String(place % 60).padStart(2, '0')}:00Z`,
        state_by: 'Mohinder Singh Gill',
        print_count: 1,
        version: 1,
        created_at: `${event.from_day}T00:00:00Z`,
        updated_at: `${event.from_day}T00:00:00Z`,
      })),
    );
    await insertRows(client, 'quick_token', rows);
  }
  await client.query(`insert into number_counter (area_id, kind, last) values ($1, 'quickEvent', $2)`, [
    areaId,
    events.length,
  ]);
};

/** After the event all but two are back; during it some are out, some back and some not yet given. */
function stateOf(number: number, { count, isClosed }: { count: number; isClosed: boolean }): string {
  if (isClosed) return number > count - 2 ? 'out' : 'returned';
  if (number <= 6) return 'returned';
  return number <= 14 ? 'out' : 'printed';
}

function dayFrom(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
