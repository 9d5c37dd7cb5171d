import { CALL_CLAIM_MINUTES } from '@sewa/contract/blood-donation/camps';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

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

/** The caller's own claim of a donor. */
export async function dropClaim(
  tx: Tx,
  { camp, user, donor }: { camp: string; user: string; donor: string },
): Promise<void> {
  await deleteOwn(tx, { camp, user }).where('donor_id', '=', donor).execute();
}

/**
 * The caller's own claims of every other donor. What is over is left to who takes that donor next: two callers who take each
 * other's would wait for each other.
 */
export async function dropOtherClaims(
  tx: Tx,
  { camp, user, donor }: { camp: string; user: string; donor: string },
): Promise<void> {
  await deleteOwn(tx, { camp, user })
    .where('donor_id', '<>', donor)
    .where(sql<boolean>`until > now()`)
    .execute();
}

function deleteOwn(tx: Tx, { camp, user }: { camp: string; user: string }) {
  return tx.deleteFrom('blood_call_claim').where('camp_id', '=', camp).where('user_id', '=', user);
}

/** Those of all areas that are over; says how many. */
export async function forgetClaims(tx: Tx): Promise<number> {
  const { rows } = await sql<{ claims: number }>`select forget_old_call_claims() as claims`.execute(tx);
  return only(rows).claims;
}
