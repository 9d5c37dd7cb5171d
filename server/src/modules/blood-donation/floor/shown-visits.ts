import { type VisitStatus, visitStatuses } from '@sewa/contract/blood-donation/floor/floor-moves';
import type { FloorVisit } from '@sewa/contract/blood-donation/floor/floor-visit';
import { judgeRecord } from '@sewa/contract/blood-donation/rules/eligibility';
import { meets, right } from '@sewa/contract/kernel/rights/requirement';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { readManyFacts } from './floor-donors.queries.ts';
import { findLineRow, type LineRow } from './visits.queries.ts';

const medical = right('BLOOD_DONATION.CAMP', 'medical');

/** Who measures, decides or draws. */
export const measures = {
  anyOf: [right('BLOOD_DONATION.CAMP', 'vitals'), medical, right('BLOOD_DONATION.CAMP', 'bedsDonation')],
};

/** What was measured is for those who measure, decide or draw; what speaks against a donation is for the doctor. */
export async function shownVisits(
  tx: Tx,
  who: Who,
  { camp, rows, needs }: { camp: string; rows: readonly LineRow[]; needs: BloodNeeds },
): Promise<FloorVisit[]> {
  const against = await findingsOf(tx, {
    camp,
    donors: meets(medical, who) ? rows.filter(isAtDoctor).flatMap(({ donor }) => donor ?? []) : [],
    day: needs.today(),
  });
  return rows.map((row) => ({
    ...row,
    ...(meets(measures, who) ? {} : { vitals: null, overridden: [] }),
    against: isAtDoctor(row) ? (against.get(row.donor) ?? []) : [],
  }));
}

export async function shownVisit(
  tx: Tx,
  who: Who,
  { camp, visit, needs }: { camp: string; visit: string; needs: BloodNeeds },
): Promise<FloorVisit> {
  const row = await findLineRow(tx, { camp, visit });
  const [shown] = await shownVisits(tx, who, { camp, rows: row ? [row] : [], needs });
  if (!shown) throw notFound();
  return shown;
}

function isAtDoctor({ status, outcome }: { status: VisitStatus; outcome: string }): boolean {
  return status === visitStatuses.MEDICAL && outcome === '';
}

async function findingsOf(
  tx: Tx,
  { camp, donors, day }: { camp: string; donors: readonly string[]; day: string },
): Promise<Map<string | null, FloorVisit['against']>> {
  if (donors.length === 0) return new Map();
  const [rules, facts] = await Promise.all([rulesInForce(tx), readManyFacts(tx, { camp, donors, day })]);
  return new Map(facts.map((one) => [one.donor, judgeRecord(one, rules, day)]));
}
