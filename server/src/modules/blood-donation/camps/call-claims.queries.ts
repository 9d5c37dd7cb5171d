import { CALL_CLAIM_MINUTES } from '@sewa/contract/blood-donation/camps';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

interface Claim {
  area: string;
  centre: string;
  camp: string;
  donor: string;
  by: { id: string; name: string };
}

/** Takes the donor, unless somebody else did and their time is not over. Of two who do so at once, one gets true. */
export async function takeClaim(tx: Tx, { area, centre, camp, donor, by }: Claim): Promise<boolean> {
  const { rows } = await sql`
    insert into blood_call_claim (area_id, id, centre_id, camp_id, donor_id, user_id, user_name, until)
    values (${area}, ${newId()}, ${centre}, ${camp}, ${donor}, ${by.id}, ${by.name}, now() + make_interval(mins => ${CALL_CLAIM_MINUTES}))
    on conflict on constraint blood_call_claim_once do update
      set user_id = excluded.user_id, user_name = excluded.user_name, until = excluded.until
      where blood_call_claim.user_id = excluded.user_id or blood_call_claim.until <= now()
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Null: nobody, or their time is over. */
export async function findClaimant(
  tx: Tx,
  { camp, donor }: { camp: string; donor: string },
): Promise<string | null> {
  const found = await tx
    .selectFrom('blood_call_claim')
    .select('user_name')
    .where('camp_id', '=', camp)
    .where('donor_id', '=', donor)
    .where(sql<boolean>`until > now()`)
    .executeTakeFirst();
  return found?.user_name ?? null;
}

/**
 * The caller's own claims at a camp: of one donor, or of every other one. What is over is left to who takes the donor next:
 * two callers who take each other's would wait for each other.
 */
export async function dropClaims(
  tx: Tx,
  claims: { camp: string; user: string } & ({ donor: string } | { exceptDonor: string }),
): Promise<void> {
  await tx
    .deleteFrom('blood_call_claim')
    .where('camp_id', '=', claims.camp)
    .where('user_id', '=', claims.user)
    .where(sql<boolean>`until > now()`)
    .where(({ eb }) =>
      'donor' in claims ? eb('donor_id', '=', claims.donor) : eb('donor_id', '<>', claims.exceptDonor),
    )
    .execute();
}
