import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import { isServingOn } from '@sewa/contract/sewadar/serving';
import { type Sewadar, type SewadarFields, sewadars } from '@sewa/contract/sewadar/sewadars';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { lockSeries, takeNumber } from '../../platform/numbers/take-number.queries.ts';
import { exportResource } from '../../platform/resource/export-resource.ts';
import { historyOf } from '../../platform/resource/history.queries.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { type IdentityColumns, identityColumns, identityShownTo } from '../people/public.ts';
import { assertIdentityFree } from './admit-sewadar.ts';
import { assertBadgeTypesOpen } from './badge-type-filter.ts';
import { saveDepartments } from './departments.queries.ts';
import { sewadarNumbers } from './number-series.ts';
import { isClosed, isInFuture, isTooYoung, leftOn } from './sewadar.rules.ts';
import {
  deleteSewadar,
  exportSewadars,
  insertSewadar,
  listSewadars,
  lockSewadar,
  sewadarColumns,
  touchSewadars,
  updateSewadar,
} from './sewadars.queries.ts';
import { storedSewadars } from './sewadars.resource.ts';

/** What the use cases need beside the transaction. */
export interface SewadarNeeds {
  secret: string;
  today(): string;
}

export function showSewadars({ today }: SewadarNeeds): Handler<typeof sewadars.list> {
  return async (tx, { who, query }) => {
    assertBadgeTypesOpen(who, query.filter?.badgeType);
    const { rows, total } = await listSewadars(tx, query, today());
    return { rows: rows.map((row) => identityShownTo(who, row)), total };
  };
}

export const readSewadar: Handler<typeof sewadars.read> = async (tx, { who, params }) =>
  identityShownTo(who, await getSewadar(tx, params.id));

export function createSewadar({ secret, today }: SewadarNeeds): Handler<typeof sewadars.create> {
  return async (tx, { who, body }) => {
    const { id = newId(), ...fields } = body;
    const area = areaOf(who);
    const identity = identityColumns(fields, null, { secret, who });
    assertPlausible(fields, today());
    assertChoosable(fields.status);
    // The counter stays locked to the end: of two who register the same person at once, the second sees the first.
    const number = await takeNumber(tx, sewadarNumbers);
    await assertIdentityFree(tx, identity, id);
    const left = leftOn({ status: fields.status, before: null, today: today() });
    await insertSewadar(tx, { area, id, number }, sewadarColumns(fields, { identity, leftOn: left }));
    await saveDepartments(tx, { area, sewadar: id, centre: fields.centre }, fields.departments);
    return { id };
  };
}

export function editSewadar(needs: SewadarNeeds): Handler<typeof sewadars.update> {
  return async (tx, { who, params, body }) => {
    const { id } = params;
    const current = await lockSewadar(tx, id);
    if (!current) throw notFound();
    if (current.version !== body.version)
      assertVersion(identityShownTo(who, await getSewadar(tx, id)), body.version);
    assertOpen(current);
    const today = needs.today();
    const identity = identityColumns(body, current, { secret: needs.secret, who });
    assertPlausible(body, today);
    assertChoosable(body.status);
    if (hasOtherIdentity(identity, current)) {
      // Whoever registers somebody takes a number: until this is saved nobody else compares identities.
      await lockSeries(tx, sewadarNumbers);
      await assertIdentityFree(tx, identity, id);
    }
    const before = { status: current.status, leftOn: current.left_on };
    await updateSewadar(tx, id, {
      ...sewadarColumns(body, { identity, leftOn: leftOn({ status: body.status, before, today }) }),
      here_since: current.centre_id === body.centre ? current.here_since : today,
    });
    const owner = { area: areaOf(who), sewadar: id, centre: body.centre };
    if (await saveDepartments(tx, owner, body.departments))
      await touchSewadars(tx, [id], { version: current.version });
    return identityShownTo(who, await getSewadar(tx, id));
  };
}

export const removeSewadar: Handler<typeof sewadars.remove> = async (tx, { params }) => {
  if (!(await deleteSewadar(tx, params.id))) throw notFound();
  return null;
};

export function exportSewadarList({ today }: SewadarNeeds): Handler<typeof sewadars.export> {
  return (tx, call) => {
    assertBadgeTypesOpen(call.who, call.query.filter?.badgeType);
    return exportResource(tx, {
      resource: sewadars,
      call,
      // Masked identity numbers are for those who hold the right for the papers.
      except: ['aadhaar', 'pan'],
      shown: ({ departments }: Sewadar) => ({
        departments: departments.filter((one) => isServingOn(one, today())).map((one) => one.department),
      }),
      page: (next, cursor) => exportSewadars(next, call.query, { cursor, today: today() }),
    });
  };
}

export const sewadarHistory: Handler<typeof sewadars.history> = async (tx, { params }) => {
  await getSewadar(tx, params.id);
  return historyOf(tx, ['sewadar', 'sewadar_department', 'sewadar_merge', 'attachment'], params.id);
};

export async function getSewadar(tx: Tx, id: string): Promise<Sewadar> {
  const sewadar = await storedSewadars.find(tx, id);
  if (!sewadar) throw notFound();
  return sewadar;
}

export function assertOpen(sewadar: Parameters<typeof isClosed>[0]): void {
  if (isClosed(sewadar)) throw new PortalError('RECORD_CLOSED');
}

function hasOtherIdentity(
  now: IdentityColumns,
  before: Pick<IdentityColumns, 'aadhaar_hash' | 'pan_hash'>,
): boolean {
  const isSame = (a: Buffer | null, b: Buffer | null) => a === b || (a !== null && b?.equals(a) === true);
  return !isSame(now.aadhaar_hash, before.aadhaar_hash) || !isSame(now.pan_hash, before.pan_hash);
}

function assertPlausible(fields: SewadarFields, today: string): void {
  if (isInFuture(fields, today))
    throw new PortalError('VALIDATION', { fields: { birthDate: because('inFuture') } });
  if (isTooYoung(fields, today)) throw new PortalError('UNDERAGE', { fields: { birthDate: 'underage' } });
}

function assertChoosable(status: SewadarFields['status']): void {
  if (status === 'transferred')
    throw new PortalError('VALIDATION', { fields: { status: because('setByTransfer') } });
}
