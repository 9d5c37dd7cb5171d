import { publishedRules, publishedSource } from '@sewa/contract/blood-donation/rules/published-rules';
import { type NumberedRules, ruleSetSchema } from '@sewa/contract/blood-donation/rules/rule-set';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** The newest version of the area; the published rules where nobody changed them. */
export async function rulesInForce(tx: Tx): Promise<NumberedRules & { source: string }> {
  const found = await tx
    .selectFrom('blood_rules')
    .select(['version_number', 'limits', 'periods', 'overridable', 'source'])
    .where(sql<boolean>`area_id = context_area()`)
    .orderBy('version_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return { ...publishedRules, source: publishedSource };
  const { version_number: version, source, ...stored } = found;
  // A reason that came with a newer release has its published period until the area says otherwise.
  const periods = { ...publishedRules.periods, ...(stored.periods as object) };
  return { ...ruleSetSchema.parse({ ...stored, periods }), version, source };
}

export async function listRuleVersions(tx: Tx) {
  return tx
    .selectFrom('blood_rules')
    .select([
      'version_number as version',
      'source',
      'reason',
      'made_by_name as madeByName',
      'created_at as at',
    ])
    .where(sql<boolean>`area_id = context_area()`)
    .orderBy('version_number', 'desc')
    .limit(200)
    .execute();
}

/** False where somebody else made this version first. */
export async function insertRules(
  tx: Tx,
  made: {
    area: string;
    id: string;
    rules: NumberedRules;
    source: string;
    reason: string;
    by: { id: string; name: string };
  },
): Promise<boolean> {
  const { rules } = made;
  const inserted = await tx
    .insertInto('blood_rules')
    .values({
      area_id: made.area,
      id: made.id,
      version_number: rules.version,
      limits: JSON.stringify(rules.limits),
      periods: JSON.stringify(rules.periods),
      overridable: rules.overridable,
      source: made.source,
      reason: made.reason,
      made_by: made.by.id,
      made_by_name: made.by.name,
    })
    .onConflict((conflict) => conflict.constraint('blood_rules_version').doNothing())
    .executeTakeFirstOrThrow();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
