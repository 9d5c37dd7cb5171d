import { lastDaysOf, type PaperLight, type PaperState, recordLight } from '@sewa/contract/papers/paper-state';
import { type RawBuilder, sql } from 'kysely';
import type { PaperTable } from './paper-table.ts';

/** What a row `r` shows of the papers of its record, and the filter by their light. */
export function paperSummaryOf({ owner, column }: PaperTable, today: () => string) {
  const required = Object.entries(owner.paperKinds).flatMap(([kind, one]) => (one.isRequired ? [kind] : []));
  const current = sql`expiring_paper p where p.area_id = r.area_id and p.${sql.ref(column)} = r.id and p.is_current`;
  const firstExpiry = sql<string | null>`(select min(p.valid_until) from ${current})`;
  const missingPapers = sql<number>`(${sql.lit(required.length)} - (
    select count(*)::int from ${current} and p.kind = any (${sql.lit(`{${required}}`)}::text[])))`;

  const isWithin = (state: PaperState) => {
    const { from, to } = lastDaysOf(state, today());
    return sql<boolean>`(${firstExpiry} >= coalesce(${from}::date, '-infinity')
      and ${firstExpiry} <= coalesce(${to}::date, 'infinity'))`;
  };
  /** The same judgement as `recordLight`. */
  const hasLight = (light: PaperLight): RawBuilder<boolean> => {
    if (light === 'lapsed') return isWithin('lapsed');
    const isLapsed = sql<boolean>`coalesce(${isWithin('lapsed')}, false)`;
    if (light === 'missing') return sql<boolean>`(${missingPapers} > 0 and not ${isLapsed})`;
    const hasNone = light === 'valid' ? sql`${firstExpiry} is null` : sql`false`;
    return sql<boolean>`(${missingPapers} = 0 and (${hasNone} or ${isWithin(light)}))`;
  };

  return {
    extra: { firstExpiry, missingPapers },
    derive: (row: { firstExpiry: string | null; missingPapers: number }) => ({
      papers: recordLight({ firstExpiry: row.firstExpiry, missing: row.missingPapers, today: today() }),
    }),
    hasAnyLight: (lights: readonly PaperLight[]): RawBuilder<boolean> =>
      sql<boolean>`(${sql.join(lights.map(hasLight), sql` or `)})`,
  };
}
