import { type QuickEvent, quickEvents } from '@sewa/contract/badges/quick';
import { DEPOSIT, mayUseKind, SEWADAR_TOKEN } from '@sewa/contract/badges/quick-rights';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { daysRemaining } from '@sewa/contract/kernel/values/days';
import { sql } from 'kysely';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { takeNumber } from '../../../platform/numbers/take-number.queries.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { readTogether } from '../../../platform/resource/read-together.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { quickEventNumbers } from './number-series.ts';

const maxDays = 31;

const tokens = readTogether(sql`from quick_token t where t.area_id = r.area_id and t.event_id = r.id`, {
  tokens: sql<number>`count(*)`,
  sewadarTokens: sql<number>`count(*) filter (where t.kind = ${sql.lit(SEWADAR_TOKEN)})`,
  out: sql<number>`count(*) filter (where t.state = 'out')`,
});

export const eventResource = serveResource(quickEvents, {
  table: 'quick_event',
  columns: {},
  extra: {
    number: sql<number>`r.number`,
    centreName,
    ...tokens,
  },
  /** The call is open to whoever has any kind: of the others not even the number of tokens is told. */
  shownTo: ({ acl }, row) => {
    const sewadarTokens = mayUseKind(acl, SEWADAR_TOKEN) ? row.sewadarTokens : 0;
    const mayUseOthers = mayUseKind(acl, DEPOSIT);
    const others = mayUseOthers ? row.tokens - row.sewadarTokens : 0;
    return { ...row, sewadarTokens, tokens: sewadarTokens + others, out: mayUseOthers ? row.out : 0 };
  },
  search: ['title'],
  hooks: {
    beforeSave: async (tx, { current, fields }) => {
      const { fromDay, toDay, centre } = fields;
      if (toDay < fromDay) throw refused('endsBeforeItBegins');
      if (daysRemaining(fromDay, toDay) > maxDays) throw refused('daysApart', maxDays);
      if (!current) return { columns: { number: await takeNumber(tx, quickEventNumbers) } };
      if (current.tokens > 0 && isPrinted(current, { fromDay, toDay, centre }))
        throw new PortalError('IN_USE', { fields: { fromDay: 'in use', toDay: 'in use', centre: 'in use' } });
      return undefined;
    },
    beforeRemove: async (_tx, { current }) => {
      if (current.tokens > 0) throw new PortalError('IN_USE');
    },
  },
});

/** Whether what stands on printed tokens would change: their codes name the days. */
function isPrinted(
  current: Pick<QuickEvent, 'fromDay' | 'toDay' | 'centre'>,
  next: Pick<QuickEvent, 'fromDay' | 'toDay' | 'centre'>,
): boolean {
  return current.fromDay !== next.fromDay || current.toDay !== next.toDay || current.centre !== next.centre;
}

function refused(reason: 'endsBeforeItBegins' | 'daysApart', count?: number): PortalError {
  return new PortalError('VALIDATION', {
    fields: { toDay: count === undefined ? because(reason) : because(reason, count) },
  });
}
