import type { CardLayout, CardPrint, PrintState, ReprintReason } from '@sewa/contract/badges/cards';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

export type ShownPrint = Omit<CardPrint, 'job'> & { jobId: string | null };

export interface NewPrint {
  id: string;
  centre: string;
  layout: CardLayout;
  language: Language | null;
  printer: string | null;
  userName: string;
}

export interface WaitingCard {
  badge: string;
  centre: string;
  reprint: ReprintReason | null;
  reason: string;
}

/** False: one of the badges waits in another print. */
export async function addPrint(tx: Tx, print: NewPrint, cards: readonly WaitingCard[]): Promise<boolean> {
  await tx
    .insertInto('badge_print')
    .values({
      area_id: sql`context_area()`,
      id: print.id,
      centre_id: print.centre,
      layout: print.layout,
      language: print.language,
      printer_id: print.printer,
      cards: cards.length,
      made_by: sql`context_user()`,
      made_by_name: print.userName,
    })
    .execute();
  const { rows } = await sql<{ id: string }>`
    insert into badge_print_card (area_id, print_id, badge_id, centre_id, place, reprint, reason)
    select context_area(), ${print.id}, c.badge, c.centre, c.place, c.reprint, c.reason
      from jsonb_to_recordset(${JSON.stringify(cards.map((card, place) => ({ ...card, place })))}::jsonb)
        as c (badge uuid, centre uuid, place int, reprint text, reason text)
    on conflict (area_id, badge_id) where is_open do nothing
    returning badge_id as id`.execute(tx);
  return rows.length === cards.length;
}

/** Work of a process that died is not under way any more. */
const staleAfter = '15 minutes';
const shown = sql<ShownPrint>`
  p.id, p.layout, p.language, p.printer_id as printer, p.cards, p.job_id as "jobId",
  case when p.state = 'running' and p.updated_at < now() - ${sql.lit(staleAfter)}::interval then 'failed' else p.state end as state,
  (select r.name from badge_printer r where r.area_id = p.area_id and r.id = p.printer_id) as "printerName",
  (select c.name from centre c where c.area_id = p.area_id and c.id = p.centre_id) as "centreName",
  (select count(*)::int from badge_print_card c where c.area_id = p.area_id and c.print_id = p.id and c.reprint is not null) as reprints,
  p.made_by_name as "madeByName", p.created_at as "madeAt", p.finished_at as "finishedAt",
  exists (select from badge_print_file f where f.area_id = p.area_id and f.print_id = p.id) as "hasFile"`;

/** Prints whose cards are all of types that are open to the user, and in the user's sight. */
const isSeen = (types: readonly number[]) => sql<boolean>`p.cards = (
  select count(*) from badge_print_card c join badge b on b.area_id = c.area_id and b.id = c.badge_id
   where c.area_id = p.area_id and c.print_id = p.id and b.type = any (${types}::smallint[]))`;

const newest = 30;

export async function listPrints(tx: Tx, types: readonly number[]): Promise<ShownPrint[]> {
  const { rows } = await sql<ShownPrint>`
    select ${shown} from badge_print p where ${isSeen(types)}
    order by (p.state = 'queued') desc, p.created_at desc limit ${newest}`.execute(tx);
  return rows;
}

export async function findPrint(tx: Tx, id: string, types: readonly number[]): Promise<ShownPrint | null> {
  const { rows } = await sql<ShownPrint>`
    select ${shown} from badge_print p where p.id = ${id} and ${isSeen(types)}`.execute(tx);
  return rows[0] ?? null;
}

export async function lockPrint(tx: Tx, id: string): Promise<void> {
  await sql`select from badge_print p where p.id = ${id} for update`.execute(tx);
}

/** One that is ready stays so, however its job ended. */
export async function failPrint(tx: Tx, id: string): Promise<void> {
  await sql`update badge_print set state = 'failed', finished_at = null, updated_at = now() where id = ${id} and state <> 'ready'`.execute(
    tx,
  );
}

export async function setPrintState(
  tx: Tx,
  id: string,
  { state, jobId }: { state: PrintState; jobId?: string },
): Promise<void> {
  await tx
    .updateTable('badge_print')
    .set({
      state,
      ...(jobId ? { job_id: jobId } : {}),
      finished_at: state === 'ready' ? sql`now()` : null,
      // Also where nothing else changes: work that is begun again is fresh.
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function removePrint(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('badge_print').where('id', '=', id).execute();
}

/** The badges of a print, in the order of its pages. */
export async function badgesOfPrint(tx: Tx, id: string) {
  return tx
    .selectFrom('badge_print_card')
    .select(['badge_id as badge', 'reprint'])
    .where('print_id', '=', id)
    .orderBy('place')
    .execute();
}

/** What a print shows of each badge, as a digest: it is taken with the data and written down with the print. */
export async function digestsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; digest: string }>`
    select r.id, badge_digest(r) as digest from badge r where r.id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}

/** Locks them in one order, so that two prints never wait for each other. */
export async function lockPrintedBadges(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from badge r where r.id = any (${ids}::uuid[]) order by r.id for update`.execute(tx);
}

/** What stands on the card of a badge: its data as a digest, its last day, and by whom its code is signed. */
export interface PrintedAs {
  badge: string;
  digest: string;
  validTo: string;
  key: string;
}

/** Cards that show what has changed since are marked by their older digest. */
export async function keepPrinted(tx: Tx, printed: readonly PrintedAs[]): Promise<void> {
  const column = (name: keyof PrintedAs) => printed.map((one) => one[name]);
  await sql`
    update badge r set printed_digest = d.digest, printed_key = d.key, is_renewed = r.valid_to > d.valid_to,
      printed_valid_to = greatest(r.printed_valid_to, d.valid_to)
      from unnest(${column('badge')}::uuid[], ${column('digest')}::text[], ${column('validTo')}::date[], ${column('key')}::text[])
        d (id, digest, valid_to, key)
     where r.id = d.id and (r.printed_digest, r.printed_key) is distinct from (d.digest, d.key)`.execute(tx);
}

export async function closeCards(tx: Tx, id: string, revisions: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update badge_print_card c set is_open = false, printed_at = now(), template_revision = v.revision
      from unnest(${[...revisions.keys()]}::uuid[], ${[...revisions.values()]}::int[]) v (badge, revision)
     where c.print_id = ${id} and c.badge_id = v.badge`.execute(tx);
}

const pieceSize = 1_000_000;

export async function keepFile(tx: Tx, id: string, pdf: Uint8Array): Promise<void> {
  await sql`delete from badge_print_file f where f.print_id = ${id}`.execute(tx);
  for (let piece = 0; piece * pieceSize < pdf.length; piece++)
    await tx
      .insertInto('badge_print_file')
      .values({
        area_id: sql`context_area()`,
        print_id: id,
        piece,
        bytes: Buffer.from(pdf.subarray(piece * pieceSize, (piece + 1) * pieceSize)),
      })
      .execute();
}

export async function findFile(tx: Tx, id: string): Promise<Buffer | null> {
  const rows = await tx
    .selectFrom('badge_print_file')
    .select('bytes')
    .where('print_id', '=', id)
    .orderBy('piece')
    .execute();
  return rows.length > 0 ? Buffer.concat(rows.map(({ bytes }) => bytes)) : null;
}

export async function printsOfBadge(tx: Tx, badge: string) {
  const { rows } = await sql<{
    id: string;
    printedAt: string;
    printedBy: string;
    revision: number;
    reprint: ReprintReason | null;
    reason: string;
  }>`
    select p.id, c.printed_at as "printedAt", p.made_by_name as "printedBy", c.template_revision as revision, c.reprint, c.reason
      from badge_print_card c join badge_print p on p.area_id = c.area_id and p.id = c.print_id
     where c.badge_id = ${badge} and c.printed_at is not null order by c.printed_at desc`.execute(tx);
  return rows;
}

export interface StoredPrinter {
  centre: string;
  offsetX: number;
  offsetY: number;
  scaleX: number;
  scaleY: number;
}

export async function findPrinter(tx: Tx, id: string): Promise<StoredPrinter | null> {
  const { rows } = await sql<StoredPrinter>`
    select r.centre_id as centre, r.offset_x as "offsetX", r.offset_y as "offsetY", r.scale_x as "scaleX", r.scale_y as "scaleY"
      from badge_printer r where r.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export async function forgetPrintFiles(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: string }>`select forget_print_files() as count`.execute(tx);
  return Number(only(rows).count);
}
