import { newId } from '@sewa/contract/kernel/values/ids';
import type { TripFields } from '@sewa/contract/transport/trips';
import type { TestPortal } from '../../../testing/test-portal.ts';
import type { Reply, Visitor } from '../../../testing/visitor.ts';

export const tripsPath = '/api/transport/trip';
let made = 0;

/** Papers by kind; a kind that is left out is valid for years, and null means that it is not there. */
type Papers = Readonly<Record<string, string | null>>;
const LATER = '2089-12-31';

/** A vehicle that is fit for every trip, unless told otherwise. */
export async function makeVehicle(
  { by, owner, centre }: { by: Visitor; owner: TestPortal['owner']; centre: string },
  over: Record<string, unknown> = {},
  papers: Papers = {},
): Promise<string> {
  made += 1;
  const { body } = await by.post('/api/transport/vehicle', {
    number: `PB ${10 + (made % 80)} ZX ${1000 + made}`,
    type: 10,
    make: 'Tata Starbus',
    seats: 52,
    fuel: 'diesel',
    tank: null,
    ownership: 'organisation',
    ownerName: '',
    odometer: 1_000,
    centre,
    status: 'inUse',
    notes: '',
    ...over,
  });
  if (!body.success) throw new Error(JSON.stringify(body));
  await insertPapers(
    owner,
    { vehicle_id: body.data.id },
    { registration: LATER, insurance: LATER, pollution: LATER, ...papers },
  );
  return body.data.id;
}

export async function makeDriver(
  { by, owner, centre }: { by: Visitor; owner: TestPortal['owner']; centre: string },
  over: Record<string, unknown> = {},
  papers: Papers = {},
): Promise<string> {
  made += 1;
  const { body } = await by.post('/api/transport/driver', {
    sewadar: null,
    name: `Driver ${made}`,
    phone: '',
    licenceNumber: `PB88${2_000_000 + made}`,
    classes: ['LMV', 'HMV'],
    centre,
    status: 'active',
    leaveFrom: null,
    leaveTo: null,
    username: '',
    notes: '',
    ...over,
  });
  if (!body.success) throw new Error(JSON.stringify(body));
  await insertPapers(owner, { driver_id: body.data.id }, { licence: LATER, medical: LATER, ...papers });
  return body.data.id;
}

async function insertPapers(
  owner: TestPortal['owner'],
  of: Record<string, string>,
  papers: Papers,
): Promise<void> {
  const [column = '', id = ''] = Object.entries(of)[0] ?? [];
  const table = column === 'vehicle_id' ? 'transport_vehicle' : 'transport_driver';
  for (const [kind, validUntil] of Object.entries(papers))
    if (validUntil !== null)
      await owner.query(
        `insert into expiring_paper (area_id, id, centre_id, ${column}, kind, valid_until)
         select area_id, gen_random_uuid(), centre_id, id, $2, $3 from ${table} where id = $1`,
        [id, kind, validUntil],
      );
}

/** A trip as the form sends it. */
export function tripBody(
  { centre, vehicle, driver }: Pick<TripFields, 'centre' | 'vehicle' | 'driver'>,
  over: Partial<TripFields> = {},
): TripFields {
  return {
    purpose: 'Langar supplies',
    fromDay: '2031-03-03',
    fromTime: '08:00',
    toDay: '2031-03-03',
    toTime: '12:00',
    roll: null,
    passengers: 10,
    secondDriver: null,
    sites: [],
    notes: '',
    centre,
    vehicle,
    driver,
    ...over,
  };
}

export async function planTrip(by: Visitor, fields: TripFields): Promise<string> {
  const id = newId();
  const reply = await by.post(tripsPath, { ...fields, id });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return id;
}

/** A server that is asked for much at once may say that it is busy: then the call is made again. */
export async function insistently(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503) return reply;
  }
}
