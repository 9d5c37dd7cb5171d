import type { GateMember } from '@sewa/contract/nominal-roll/members';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

type Cards = GateMember['cards'];

/** The cards of the members of a roll, by member. The function roll_cards gives none to whoever may not scan at the gate. */
export async function listGateCards(
  tx: Tx,
  roll: string,
  today: string,
): Promise<ReadonlyMap<string, Cards>> {
  const { rows } = await sql<{ member: string; cards: Cards }>`
    select k.member_id as member, jsonb_agg(jsonb_build_object('type', k.type, 'number', k.number, 'key', k.key,
      'validFrom', k.valid_from, 'validTo', k.valid_to) order by k.type, k.number) as cards
    from roll_cards(${roll}, ${today}::date) k group by k.member_id`.execute(tx);
  return new Map(rows.map(({ member, cards }) => [member, cards]));
}
