import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { only } from '../db/only.ts';
import type { SessionDetails } from '../db/request-session.ts';

/** Users who have an address and have not turned the mails off, after one of them. */
export async function listRecipients(tx: Tx, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from alert_recipients(${after}::uuid, ${limit}) as id`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface Recipient extends SessionDetails {
  email: string;
}

/** From here on the transaction shows what this user sees, and writes nothing. Null: there is no such user any more. */
export async function openAlerts(tx: Tx, user: string): Promise<Recipient | null> {
  const { rows } = await sql<Recipient>`select * from open_alerts(${user}::uuid)`.execute(tx);
  return rows[0] ?? null;
}

export interface ClaimedAlert {
  thing: string;
  lastDay: string;
  days: number;
  mailId: string;
}

/** What the next mail tells; those of one mail share its id. Empty: everything was told. */
export async function claimAlerts(
  tx: Tx,
  claim: { user: string; mail: string; things: readonly Omit<ClaimedAlert, 'mailId'>[] },
): Promise<ClaimedAlert[]> {
  const { rows } = await sql<ClaimedAlert>`
    select thing, last_day as "lastDay", days, mail_id as "mailId"
    from claim_alerts(${claim.user}::uuid, ${claim.mail}::uuid, ${JSON.stringify(claim.things)}::jsonb)`.execute(
    tx,
  );
  return rows;
}

export async function endAlerts(
  tx: Tx,
  { user, mail, isSent }: { user: string; mail: string; isSent: boolean },
): Promise<void> {
  await sql`select end_alerts(${user}::uuid, ${mail}::uuid, ${isSent})`.execute(tx);
}

export async function forgetOldAlerts(tx: Tx, today: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select forget_old_alerts(${today}::date) as count`.execute(
    tx,
  );
  return Number(only(rows).count);
}
