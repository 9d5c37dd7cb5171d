import { type QuickEvent, quickEvents } from '@sewa/contract/badges/quick';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { daysRemaining } from '@sewa/contract/kernel/values/days';
import { sql } from 'kysely';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { takeNumber } from '../../../platform/numbers/take-number.queries.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { readTogether } from '../../../platform/resource/read-together.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { quickEventNumbers } from './number-series.ts';

const mostDays = 31;

const tokens = readTogether(sql`from quick_token t where t.area_id = r.area_id and t.event_id = r.id`, {
  tokens: sql<number>`count(*)`,
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
  search: ['title'],
  history: ['quick_token'],
  hooks: {
    beforeSave: async (tx, { current, fields }) => {
      const { fromDay, toDay, centre } = fields;
      if (toDay < fromDay) throw refused('endsBeforeItBegins');
      if (daysRemaining(fromDay, toDay) > mostDays) throw refused('daysApart', mostDays);
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
