import { isEditable } from '@sewa/contract/applications/application-moves';
import type { ApplicationFields, applications } from '@sewa/contract/applications/applications';
import { applicationStatuses, applicationTypes } from '@sewa/contract/applications/enums';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { takeNumber } from '../../platform/numbers/take-number.queries.ts';
import { historyOf } from '../../platform/resource/history.queries.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { identityColumns } from '../people/public.ts';
import { findSewadars } from '../sewadar/public.ts';
import { linksOf, lockLinks } from './application-links.ts';
import { findApplication, lockApplication, type StoredApplication } from './application-rows.queries.ts';
import {
  deleteApplication,
  insertApplication,
  listApplications,
  updateApplication,
} from './applications.queries.ts';
import { recordFor, rowFor } from './judged-application.ts';
import { insertRemark } from './moves.queries.ts';
import { applicationNumbers } from './number-series.ts';

/** What the use cases need beside the transaction. */
export interface ApplicationNeeds {
  secret: string;
  today(): string;
}

export function showApplications({ today }: ApplicationNeeds): Handler<typeof applications.list> {
  return async (tx, { who, query }) => {
    const { rows, total } = await listApplications(tx, query, who);
    return { rows: rows.map((row) => rowFor(row, who, today())), total };
  };
}

export function readApplication({ today }: ApplicationNeeds): Handler<typeof applications.read> {
  return async (tx, { who, params }) => recordFor(await getApplication(tx, params.id), who, today());
}

export function createApplication({ secret, today }: ApplicationNeeds): Handler<typeof applications.create> {
  return async (tx, { who, body }) => {
    const { id = newId(), ...fields } = body;
    const area = areaOf(who);
    await lockLinks(tx, fields, { isAdmitting: false });
    await assertSound(tx, fields, { before: null, today: today() });
    const identity = identityColumns(fields, null, { secret, who });
    const number = await takeNumber(tx, applicationNumbers);
    await insertApplication(tx, { area, id, number }, { fields, identity, by: who });
    const move = { from: null, to: applicationStatuses.PRE_APPROVAL };
    await insertRemark(tx, { area, application: id, centre: fields.centre, by: who, move, text: '' });
    return { id };
  };
}

export function editApplication({ secret, today }: ApplicationNeeds): Handler<typeof applications.update> {
  return async (tx, { who, params, body }) => {
    const { version, ...fields } = body;
    await lockLinks(tx, fields, { isAdmitting: false });
    const current = await getLocked(tx, params.id);
    assertVersion(recordFor(current, who, today()), version);
    if (!isEditable(current.status)) throw new PortalError('APPLICATION_FROZEN');
    if (fields.type !== current.type) throw new PortalError('TYPE_FIXED');
    await assertSound(tx, fields, { before: current, today: today() });
    const identity = identityColumns(fields, current.identity, { secret, who });
    await updateApplication(tx, params.id, { fields, identity, by: who });
    return recordFor(await getApplication(tx, params.id), who, today());
  };
}

/** Only what nobody has decided on yet. */
export const removeApplication: Handler<typeof applications.remove> = async (tx, { params }) => {
  const { id, status } = await getLocked(tx, params.id);
  const isUndecided =
    status === applicationStatuses.PRE_APPROVAL || status === applicationStatuses.PRE_ON_HOLD;
  if (!isUndecided) throw new PortalError('APPLICATION_FROZEN');
  await deleteApplication(tx, id);
  return null;
};

export const applicationHistory: Handler<typeof applications.history> = async (tx, { params }) => {
  const { id } = await getApplication(tx, params.id);
  return historyOf(tx, ['application', 'application_remark', 'attachment'], id);
};

export async function getApplication(tx: Tx, id: string): Promise<StoredApplication> {
  const application = await findApplication(tx, id);
  if (!application) throw notFound();
  return application;
}

export async function getLocked(tx: Tx, id: string): Promise<StoredApplication> {
  const application = await lockApplication(tx, id);
  if (!application) throw notFound();
  return application;
}

/** What the schema cannot see: days, and sewadars that are there for this user. */
async function assertSound(
  tx: Tx,
  fields: ApplicationFields,
  { before, today }: { before: StoredApplication | null; today: string },
): Promise<void> {
  if (fields.birthDate !== null && fields.birthDate > today)
    throw new PortalError('VALIDATION', { fields: { birthDate: because('inFuture') } });
  if (fields.type === applicationTypes.SEWADAR && fields.sewadar !== null)
    throw new PortalError('ALREADY_SEWADAR', { fields: { sewadar: 'taken' } });
  const known = new Set(before ? linksOf(before).map(({ id }) => id) : []);
  const fresh = linksOf(fields).filter(({ id }) => !known.has(id));
  const found = await findSewadars(
    tx,
    fresh.map(({ id }) => id),
  );
  for (const { id, field } of fresh) {
    const sewadar = found.find((one) => one.id === id);
    if (!sewadar) throw new PortalError('BAD_REFERENCE', { fields: { [field]: 'unknown' } });
    if (sewadar.isClosed) throw new PortalError('RECORD_CLOSED', { fields: { [field]: 'closed' } });
  }
}
