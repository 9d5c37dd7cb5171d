import { applicationCharts } from '@sewa/contract/applications/charts';
import { applicationTiles } from '@sewa/contract/applications/tiles';
import { attendanceCharts } from '@sewa/contract/attendance/charts';
import { sheetTiles } from '@sewa/contract/attendance/tiles';
import { badgeCharts } from '@sewa/contract/badges/charts';
import { badgeTiles } from '@sewa/contract/badges/tiles';
import { saleCharts } from '@sewa/contract/bav/sales-charts';
import { saleTiles } from '@sewa/contract/bav/sales-tiles';
import { stockTiles } from '@sewa/contract/bav/tiles';
import { bloodTiles } from '@sewa/contract/blood-donation/tiles';
import { type ChartPart, type ListFilter, listBehind } from '@sewa/contract/kernel/chart';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { OTHER_DESTINATIONS, rollCharts } from '@sewa/contract/nominal-roll/charts';
import { rollTiles } from '@sewa/contract/nominal-roll/tiles';
import { memberCharts } from '@sewa/contract/oae/charts';
import { memberTiles } from '@sewa/contract/oae/tiles';
import { papersByWeek } from '@sewa/contract/papers/charts';
import { duePapers } from '@sewa/contract/papers/papers';
import { sewadarCharts } from '@sewa/contract/sewadar/charts';
import { premisesPapers } from '@sewa/contract/sg-management/papers';
import { letterTiles, sgRecordTiles } from '@sewa/contract/sg-management/tiles';
import { driverPapers, vehiclePapers } from '@sewa/contract/transport/papers';
import { transportTiles } from '@sewa/contract/transport/tiles';
import { userTiles } from '@sewa/contract/user/tiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const sewadars = '/api/sewadar';
const members = '/api/oae/members';
const applications = '/api/sewadar/applications';
const badges = '/api/badges/sewadar';
const orders = '/api/bav/order';
const camps = '/api/blood-donation/camp';
const records = '/api/sg-management/record';
const charts = [
  ...Object.values(sewadarCharts).map((chart) => ({ chart, list: sewadars })),
  ...Object.values(memberCharts).map((chart) => ({ chart, list: members })),
  ...Object.values(applicationCharts).map((chart) => ({ chart, list: applications })),
  ...Object.values(badgeCharts).map((chart) => ({ chart, list: badges })),
  { chart: papersByWeek([vehiclePapers, driverPapers, premisesPapers]), list: '/api/paper/expiring' },
];
const today = todayIn('Asia/Kolkata');
const period = { from: `${Number(today.slice(0, 4)) - 2}-03-15`, to: today };

let portal: TestPortal;
let area: Visitor;
let centre: string;
beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
  const places = await placesOf(portal);
  centre = places['ASR-1'] ?? '';
  // Beside the people of the demo: one who left, and one who joins only after the period.
  const left = await makeSewadar(area, centre, { status: 'inactive' });
  await portal.owner.query('update sewadar set left_on = $2 where id = $1', [left, today]);
  const later = await makeSewadar(area, centre);
  await portal.owner.query('update sewadar set joined_on = $2::date + 1 where id = $1', [later, today]);
  await askForTransfer(places);
  await makeWait();
  await draftExpense();
  await portal.visitor().post('/api/user/register', {
    name: 'Usha Verma',
    phone: '',
    email: '',
    centre,
    username: 'usha.verma',
    password: 'Lantern-river-48',
  });
});
afterAll(() => portal.close());

/** One transfer that waits for this area's answer, and one that was withdrawn. */
async function askForTransfer(places: Record<string, string>): Promise<void> {
  const delhi = await portal.signIn('zone');
  await delhi.get('/api/user/switch-area', { area: places['DEL'] });
  for (const isWithdrawn of [true, false]) {
    const sewadar = await makeSewadar(delhi, places['DEL-1'] ?? '');
    const request = { area: places['ASR'], reason: 'Moved' };
    const { id } = (await delhi.post(`/api/sewadar/${sewadar}/transfer-request`, request)).body.data;
    if (isWithdrawn) await delhi.post(`/api/sewadar/transfers/${id}/withdraw`);
  }
}

/** What the demo area has nothing of that waits. */
async function makeWait(): Promise<void> {
  for (const statement of [
    `update stock_order set status = 10, submitted_by = null, submitted_by_name = null, submitted_at = null,
      transfer_id = null where status = 20`,
    `update stock_transfer set status = 'inTransit', received_at = null, received_by_name = null, received_id = null
      where id = (select id from stock_transfer where status = 'received' limit 1)`,
    'update bav_item set reorder_level = 100000 where is_active',
    'update blood_camp set first_day = current_date - 3, last_day = current_date - 2 where status in (5, 10)',
    `update blood_donor set deferral_kind = 'until', deferral_reason = 'antibiotics', welcome_from = current_date - 2
      where coalesce(last_donation_on, '-infinity') < current_date - 200 and deferral_kind = ''`,
    `insert into sync_conflict (area_id, id, kind, entity, row_id, device_number, winner)
      select id, gen_random_uuid(), 'changedTwice', 'blood_donor', gen_random_uuid(), 1, 'cloud' from area`,
  ])
    await portal.owner.query(statement);
}

async function draftExpense(): Promise<void> {
  const { rows } = await portal.owner.query<{ id: string }>(
    'select id from transport_vehicle where centre_id = $1 limit 1',
    [centre],
  );
  const entered = { kind: 'toll', vehicle: rows[0]?.id, day: today, amount: 12_345, centre, trip: null };
  const empty = { litres: null, odometer: null, vendor: '', billNumber: '', paidBy: '', notes: '' };
  expect((await area.post('/api/transport/expense', { ...entered, ...empty })).status).toBe(200);
}

function daysBefore(days: number): string {
  return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
}

async function totalOf(by: Visitor, list: string, query: Record<string, unknown>): Promise<number> {
  const { status, body } = await by.get(list, { ...query, size: 1 });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.total ?? body.data.total;
}

describe('every number of a chart is the number of rows that it opens', () => {
  test.each(charts.map(({ chart, list }) => [chart.kind, chart, list] as const))(
    'chart %i',
    async (kind, chart, list) => {
      for (const within of [undefined, centre]) {
        const query = { ...period, ...(within ? { centre: within } : {}) };
        const { rows } = (await area.get(`/api/graph/${kind}`, query)).body.data;
        let compared = 0;
        for (const { key, values } of rows as { key: string; values: Record<string, number> }[]) {
          const numbers = Object.values(values);
          const parts: [ChartPart, number][] = [
            ...chart.series.map((series): [ChartPart, number] => [
              { key, series, ...period },
              values[series] ?? 0,
            ]),
            [{ key, series: null, ...period }, numbers.reduce((sum, count) => sum + count, 0)],
          ];
          for (const [part, count] of parts) {
            const filter = listBehind(chart, part, within);
            // Who needs two things is counted in both: the row of such a chart has no number of its own.
            if (filter === null || (part.series === null && kind === memberCharts.byNeed.kind)) continue;
            // Of one centre a few will do: only the filter of the centre is added.
            if (within !== undefined && (count === 0 || compared > 3)) continue;
            expect({ ...part, count: await totalOf(area, list, { filter }) }).toEqual({ ...part, count });
            compared += count > 0 ? 1 : 0;
          }
        }
        expect(compared).toBeGreaterThan(0);
      }
    },
  );

  test.each(charts.filter(({ chart }) => chart.kind !== memberCharts.byNeed.kind && 'status' in chart.whole))(
    'the title of chart $chart.kind opens as many as its rows count',
    async ({ chart, list }) => {
      const { rows } = (await area.get(`/api/graph/${chart.kind}`, period)).body.data;
      const counted = (rows as { values: Record<string, number> }[])
        .flatMap(({ values }) => Object.values(values))
        .reduce((sum, count) => sum + count, 0);
      expect(await totalOf(area, list, { filter: chart.whole })).toBe(counted);
    },
  );
});

describe('every number of a chart of sums is what the rows of its list add up to', () => {
  interface Graph {
    series: string[];
    rows: { key: string; values: Record<string, number> }[];
  }
  const rowsOf = async (list: string, filter: ListFilter) => {
    const { status, body } = await area.get(list, { filter, size: 500 });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.rows;
  };

  test('chart 5: the sheets of a week', async () => {
    const recent = { from: daysBefore(60), to: today };
    for (const within of [undefined, centre]) {
      const query = { ...recent, ...(within ? { centre: within } : {}) };
      const { rows, series }: Graph = (await area.get('/api/graph/5', query)).body.data;
      expect(series).toEqual(['came', 'missed']);
      let compared = 0;
      for (const { key, values } of rows) {
        const part = { key, series: 'came', ...recent };
        const listed: { came: number; marked: number }[] = await rowsOf(
          '/api/attendance/sheets',
          listBehind(attendanceCharts.byWeek, part, within) ?? {},
        );
        const came = listed.reduce((sum, sheet) => sum + sheet.came, 0);
        const marked = listed.reduce((sum, sheet) => sum + sheet.marked, 0);
        expect({ key, ...values }).toEqual({ key, came, missed: marked - came });
        compared += came > 0 ? 1 : 0;
      }
      expect(compared).toBeGreaterThan(2);
    }
  });

  test('chart 9: the receipts of a month, in rupees', async () => {
    const recent = { from: daysBefore(100), to: today };
    const { rows }: Graph = (await area.get('/api/graph/9', recent)).body.data;
    let compared = 0;
    for (const { key, values } of rows) {
      const filter = listBehind(saleCharts.byMonth, { key, series: null, ...recent }) ?? {};
      const listed: { total: number }[] = await rowsOf('/api/bav/sales', filter);
      const sum = listed.reduce((all, { total }) => all + total, 0) / 100;
      // Each of the four numbers is rounded to a rupee.
      expect(Math.abs(sum - Object.values(values).reduce((all, one) => all + one, 0))).toBeLessThanOrEqual(2);
      compared += sum > 0 ? 1 : 0;
    }
    expect(compared).toBeGreaterThan(1);
  });

  test('chart 6: the members of the rolls of a month', async () => {
    const { rows, series }: Graph = (await area.get('/api/graph/6', period)).body.data;
    expect(series.at(-1)).toBe(OTHER_DESTINATIONS);
    expect(series.length).toBeGreaterThan(1);
    let compared = 0;
    for (const { key, values } of rows) {
      const numbers: [string | null, number][] = [
        ...series.map((name): [string, number] => [name, values[name] ?? 0]),
        [null, Object.values(values).reduce((sum, days) => sum + days, 0)],
      ];
      for (const [name, count] of numbers) {
        const filter = listBehind(rollCharts.sewaDays, { key, series: name, ...period });
        if (filter === null) continue;
        let days = 0;
        for (const { id } of await rowsOf('/api/nominal-roll', filter)) {
          const members: { days: number }[] = (await area.get(`/api/nominal-roll/${id}/members`)).body.docs;
          days += members.reduce((sum, member) => sum + member.days, 0);
        }
        expect({ key, name, count: days }).toEqual({ key, name, count });
        compared += count > 0 ? 1 : 0;
      }
    }
    expect(compared).toBeGreaterThan(1);
  });

  test('chart 6 under given names, so that two years have the same series: the rest is in the last one', async () => {
    const { rows, series }: Graph = (await area.get('/api/graph/6', period)).body.data;
    const [first = ''] = series;
    const given = [first.toUpperCase(), 'Nowhere'];
    const named: Graph = (await area.get('/api/graph/6', { ...period, series: given })).body.data;
    expect(named.series).toEqual([...given, OTHER_DESTINATIONS]);
    const expected = rows.map(({ key, values }) => {
      const all = Object.values(values).reduce((sum, days) => sum + days, 0);
      const own = values[first] ?? 0;
      return { key, values: { [first.toUpperCase()]: own, Nowhere: 0, [OTHER_DESTINATIONS]: all - own } };
    });
    expect(named.rows).toMatchObject(expected);
    expect(expected.some(({ values }) => (values[first.toUpperCase()] ?? 0) > 0)).toBe(true);
    const unnamed: Graph = (await area.get('/api/graph/6', { ...period, series: [] })).body.data;
    expect(unnamed.series).toEqual([OTHER_DESTINATIONS]);
  });
});

/** Kind of a tile → how many rows the page shows that it opens. */
const tiles: Record<string, (by: Visitor) => Promise<number>> = {
  applications: (by) => totalOf(by, applications, { filter: applicationTiles.applications() }),
  // The first part of that page: asked of this area, and not answered.
  transfers: async (by) => {
    const { rows } = (await by.get('/api/sewadar/transfers', { status: 1 })).body.data;
    return rows.filter((row: { isIncoming: boolean }) => row.isIncoming).length;
  },
  expenses: (by) => totalOf(by, '/api/transport/expense', { filter: transportTiles.expenses() }),
  ownExpenses: (by) => totalOf(by, '/api/transport/expense', { filter: transportTiles.ownExpenses() }),
  lateTrips: (by) => totalOf(by, '/api/transport/trip', { filter: transportTiles.lateTrips() }),
  gatherings: (by) => totalOf(by, '/api/oae/gatherings', { filter: memberTiles.gatherings(today) }),
  renewals: async (by) => {
    const runs: { year: number; waiting: number }[] = (await by.get('/api/oae/renewals/years')).body.docs;
    const year = runs.find(({ waiting }) => waiting > 0)?.year;
    if (year === undefined) return 0;
    return totalOf(by, '/api/oae/renewals', { filter: { ...memberTiles.renewals(), year } });
  },
  expiring: (by) => totalOf(by, members, { filter: memberTiles.expiring() }),
  rolls: (by) => totalOf(by, '/api/nominal-roll', { filter: rollTiles.rolls() }),
  lettersToReceive: (by) => totalOf(by, '/api/sg-management/dak', { filter: letterTiles.lettersToReceive() }),
  overdueAnswers: (by) => totalOf(by, '/api/sg-management/dak', { filter: letterTiles.overdueAnswers() }),
  sheets: (by) => totalOf(by, '/api/attendance/sheets', { filter: sheetTiles.sheets(today) }),
  badgesToPrint: (by) => totalOf(by, badges, { filter: badgeTiles.badgesToPrint() }),
  badgesExpiring: (by) => totalOf(by, badges, { filter: badgeTiles.badgesExpiring() }),
  shiftsToClose: (by) => totalOf(by, '/api/bav/shifts', { filter: saleTiles.shiftsToClose() }),
  saleIssues: (by) => totalOf(by, '/api/bav/sales/issues', { filter: saleTiles.saleIssues() }),
  ordersToApprove: (by) => totalOf(by, orders, { filter: stockTiles.ordersToApprove() }),
  ordersToVerify: (by) => totalOf(by, orders, { filter: stockTiles.ordersToVerify() }),
  ordersToSubmit: (by) => totalOf(by, orders, { filter: stockTiles.ordersToSubmit() }),
  stockToReceive: (by) => totalOf(by, '/api/bav/transfer', { filter: stockTiles.stockToReceive() }),
  stockToCount: (by) => totalOf(by, '/api/bav/inventory', { filter: stockTiles.stockToCount() }),
  stockLow: (by) => totalOf(by, '/api/bav/inventory', { filter: stockTiles.stockLow() }),
  campsToOpen: (by) => totalOf(by, camps, { filter: bloodTiles.campsToOpen() }),
  campsToClose: (by) => totalOf(by, camps, { filter: bloodTiles.campsToClose() }),
  donorsWelcome: (by) => totalOf(by, '/api/blood-donation/donor', { filter: bloodTiles.donorsWelcome() }),
  syncConflicts: (by) => totalOf(by, '/api/sync/conflict', { filter: { isOpen: true } }),
  sgRecords: (by) => totalOf(by, records, { filter: sgRecordTiles.sgRecords() }),
  sgRecordsReturned: (by) => totalOf(by, records, { filter: sgRecordTiles.sgRecordsReturned() }),
  sgRecordsOverdue: (by) => totalOf(by, records, { filter: sgRecordTiles.sgRecordsOverdue() }),
  papers: (by) =>
    totalOf(by, '/api/paper/expiring', { filter: { ...duePapers, owner: ['vehicle', 'driver'] } }),
  premisesPapers: (by) =>
    totalOf(by, '/api/paper/expiring', { filter: { ...duePapers, owner: ['premises'] } }),
  requests: (by) => totalOf(by, '/api/user/requests', { filter: userTiles.requests() }),
};

test('every tile has the number of rows that it opens', async () => {
  const admin = await portal.signIn('admin');
  const seen = new Set<string>();
  for (const visitor of [area, admin]) {
    const counted: { kind: string; count: number }[] = (await visitor.get('/api/home/waiting')).body.docs;
    for (const { kind, count } of counted) {
      expect({ kind, count: await tiles[kind]?.(visitor) }).toEqual({ kind, count });
      seen.add(kind);
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(tiles).sort());
});
