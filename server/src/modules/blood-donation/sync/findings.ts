import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { Finding, WrittenRow } from '../../../platform/sync/synced-module.ts';
import { likelyDonors } from '../donors/duplicates.ts';
import { findMisfits, newcomersAlike } from './findings.queries.ts';

/** What a person should look at after a laptop handed in: two laptops, or laptop and cloud, did not see each other. */
export async function findAfterHandIn(tx: Tx, written: readonly WrittenRow[]): Promise<Finding[]> {
  const idsOf = (entity: string, isNew = false) =>
    written.filter((one) => one.entity === entity && (one.isNew || !isNew)).map(({ row }) => row);
  const pairs = await findMisfits(tx, {
    visits: idsOf('blood_visit'),
    donations: idsOf('blood_donation'),
    deferrals: idsOf('blood_deferral'),
  });
  const misfits = pairs.map(({ finding, entity, row, other_entity, other }) => ({
    ...{ finding, entity, row },
    other: other === null ? null : { entity: other_entity, row: other },
  }));
  return [...misfits, ...(await findDuplicates(tx, idsOf('blood_donor', true)))];
}

/** The same person, registered on two laptops or here and there. */
async function findDuplicates(tx: Tx, donors: readonly string[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const donor of await newcomersAlike(tx, donors)) {
    const likely = await likelyDonors(tx, {
      ...{ name: donor.name, nameLatin: donor.name_latin, birthDate: donor.birth_date, phone: donor.phone },
      ...{
        isBirthEstimated: donor.is_birth_estimated,
        gender: donor.gender as 'male',
        sewadar: null,
        except: donor.id,
      },
    });
    for (const { id } of likely.filter((one) => donor.candidates.includes(one.id)))
      found.push({
        finding: 'likelyDuplicate',
        entity: 'blood_donor',
        row: donor.id,
        other: { entity: 'blood_donor', row: id },
      });
  }
  return found;
}
