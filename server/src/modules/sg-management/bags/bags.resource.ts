import { randomCode } from '@sewa/contract/kernel/calls/codes';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { type Bag, bags } from '@sewa/contract/sg-management/bags';
import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { type NumberSeries, seriesWithin } from '../../../platform/numbers/number-series.ts';
import { takeNumber } from '../../../platform/numbers/take-number.queries.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { findPortalCentre } from '../../../platform/resource/portal-centres.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { getCentreCode } from '../letters.queries.ts';
import type { LetterNeeds } from '../letters.resource.ts';
import { letterCount, missingCount } from './bags.queries.ts';

export const bagNumbers: NumberSeries = { name: 'dakBag' };

const CODE_LENGTH = 9;
const person = (column: string) => sql<string | null>`${sql.ref(`r.${column}_by_name`)}`;
const moment = (column: string) => sql<string | null>`${sql.ref(`r.${column}_at`)}`;

export type BagResource = ReturnType<typeof bagResource>;

export function bagResource({ today }: LetterNeeds) {
  return serveResource(bags, {
    table: 'dak_bag',
    columns: {},
    extra: {
      reference: sql<string>`r.reference`,
      type: sql<number>`r.type`,
      day: sql<string>`r.day`,
      status: sql<number>`r.status`,
      centreName,
      letterCount,
      missingCount,
      madeByName: sql<string>`r.made_by_name`,
      dispatchedAt: moment('dispatched'),
      dispatchedByName: person('dispatched'),
      receivedAt: moment('received'),
      receivedByName: person('received'),
      receiver: sql<string>`r.receiver`,
      code: sql<string>`r.code`,
      recallReason: sql<string>`r.recall_reason`,
    },
    order: { day: sql`r.day` },
    search: ['party', 'courierNumber', 'remarks', sql`r.reference`],
    filters: {
      type: (value) => sql<boolean>`r.type = any (${valuesOf(value)})`,
      status: (value) => sql<boolean>`r.status = any (${valuesOf(value)})`,
      isIncomplete: (value) => sql<boolean>`(${missingCount} > 0) = ${value}`,
    },
    hooks: {
      beforeSave: async (tx, { who, fields, current }) => {
        const target = await findPortalCentre(tx, fields.party);
        if (target === null) throw new PortalError('BAG_PARTY_UNKNOWN', { fields: { party: 'unknown' } });
        if (target === fields.centre)
          throw new PortalError('LETTER_TO_ITSELF', { fields: { party: 'the sender' } });
        if (!current)
          return { columns: { party_centre_id: target, ...(await newColumns(tx, fields.centre, who.name)) } };
        assertNotSent(current);
        if (fields.centre !== current.centre)
          throw new PortalError('LETTER_REGISTER_FIXED', { fields: { centre: 'fixed' } });
        if (fields.party !== current.party && current.letterCount > 0)
          throw new PortalError('BAG_NOT_EMPTY', { fields: { party: 'fixed' } });
        return { columns: { party_centre_id: target } };
      },
      beforeRemove: async (_tx, { current }) => assertNotSent(current),
    },
  });

  async function newColumns(tx: Tx, centre: string, by: string) {
    const day = today();
    const year = day.slice(0, 4);
    const number = await takeNumber(tx, seriesWithin(bagNumbers, centre, year));
    return {
      type: dakTypes.DISPATCH,
      status: dakStatuses.CREATED,
      day,
      reference: `${await getCentreCode(tx, centre)}/${year}/B${number}`,
      code: `B${randomCode(CODE_LENGTH)}`,
      made_by_name: by,
    };
  }
}

export function assertNotSent({ type, status }: Pick<Bag, 'type' | 'status'>): void {
  if (type !== dakTypes.DISPATCH || status !== dakStatuses.CREATED) throw new PortalError('BAG_FROZEN');
}
