import { newId } from '@sewa/contract/kernel/values/ids';
import { isServingOn } from '@sewa/contract/sewadar/serving';
import type { transfers } from '@sewa/contract/sewadar/transfers';
import { areaOf } from '../../platform/access/area-of.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { identityShownTo } from '../people/public.ts';
import { moveSewadars } from './bulk.queries.ts';
import { lockSewadar } from './sewadars.queries.ts';
import { assertOpen, getSewadar, type SewadarNeeds } from './sewadars.ts';
import {
  acceptTransfer,
  declineTransfer,
  findTransferStatus,
  insertTransfer,
  listTransferAreas,
  listTransfers,
  withdrawTransfer,
} from './transfers.queries.ts';

/** To another centre of the area, at once. */
export function transferToCentre({ today }: SewadarNeeds): Handler<typeof transfers.toCentre> {
  return async (tx, { who, params, body }) => {
    const current = await lockSewadar(tx, params.id);
    if (!current) throw notFound();
    if (current.version !== body.version)
      assertVersion(identityShownTo(who, await getSewadar(tx, params.id)), body.version);
    assertOpen(current);
    await moveSewadars(tx, [params.id], { centre: body.centre, today: today() });
    return null;
  };
}

export const showTransfers: Handler<typeof transfers.list> = (tx, { who, query }) =>
  listTransfers(tx, { area: areaOf(who), status: query.status });

/** The other area sees who it is before it accepts, nothing more. */
export function askForTransfer({ today }: SewadarNeeds): Handler<typeof transfers.ask> {
  return async (tx, { who, params, body }) => {
    const current = await lockSewadar(tx, params.id);
    if (!current) throw notFound();
    assertOpen(current);
    const areas = await listTransferAreas(tx);
    if (!areas.some((area) => area.id === body.area))
      throw new PortalError('BAD_REFERENCE', { fields: { area: 'unknown' } });
    const sewadar = await getSewadar(tx, params.id);
    const id = newId();
    const isAsked = await insertTransfer(tx, {
      area: areaOf(who),
      id,
      centre: sewadar.centre,
      sewadar: sewadar.id,
      toArea: body.area,
      name: sewadar.name,
      person: {
        nameLatin: sewadar.nameLatin,
        number: sewadar.number,
        gender: sewadar.gender,
        relativeKind: sewadar.relativeKind,
        relativeName: sewadar.relativeName,
        birthDate: sewadar.birthDate,
        isBirthEstimated: sewadar.isBirthEstimated,
        phone: sewadar.phone,
        centreName: sewadar.centreName,
        departments: sewadar.departments
          .filter((one) => isServingOn(one, today()))
          .map((one) => one.department),
      },
      reason: body.reason,
      user: { id: who.userId, name: who.name },
    });
    if (!isAsked) throw new PortalError('TRANSFER_OPEN');
    return { id };
  };
}

/** Accepted twice, it was accepted once. */
export function acceptRequest({ today }: SewadarNeeds): Handler<typeof transfers.accept> {
  return async (tx, { who, params, body }) => {
    const sewadar = await acceptTransfer(tx, {
      id: params.id,
      centre: body.centre,
      newId: newId(),
      userName: who.name,
      today: today(),
    });
    if (sewadar === null) throw new PortalError('ALREADY_DECIDED');
    return { sewadar };
  };
}

export const declineRequest: Handler<typeof transfers.decline> = async (tx, { who, params, body }) => {
  const isDone = await declineTransfer(tx, { id: params.id, answer: body.answer, userName: who.name });
  if (!isDone) throw await undecidable(tx, params.id);
  return null;
};

export const withdrawRequest: Handler<typeof transfers.withdraw> = async (tx, { who, params }) => {
  const isDone = await withdrawTransfer(tx, params.id, areaOf(who));
  if (!isDone) throw await undecidable(tx, params.id);
  return null;
};

async function undecidable(tx: Parameters<typeof findTransferStatus>[0], id: string): Promise<PortalError> {
  const status = await findTransferStatus(tx, id);
  return status === null ? notFound() : new PortalError('ALREADY_DECIDED');
}
