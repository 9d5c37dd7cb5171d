import { anyBadgeType, openBadgeTypes } from '@sewa/contract/badges/badge-rights';
import type { CheckedBadge } from '@sewa/contract/badges/badges';
import { readCode } from '@sewa/contract/badges/code';
import { stoppingProblems } from '@sewa/contract/badges/enums';
import { z } from 'zod';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import { jobKind, type RunningJob } from '../../../platform/jobs/job-kind.ts';
import { willRunAgain } from '../../../platform/jobs/will-run-again.ts';
import { checkBadges } from '../registry/check-badges.ts';
import { recordPrints } from '../registry/prints.queries.ts';
import { gatherCards, photosOf } from './card-data.ts';
import type { CardNeeds } from './card-needs.ts';
import { cardNumbers } from './card-numbers.ts';
import {
  badgesOfPrint,
  closeCards,
  digestsOf,
  failPrint,
  findPrint,
  findPrinter,
  keepFile,
  keepPrinted,
  lockPrint,
  lockPrintedBadges,
  type PrintedAs,
  type ShownPrint,
  setPrintState,
} from './prints.queries.ts';
import { noCorrection, type PrinterCorrection } from './render/card-print.ts';

export const printJobName = 'badges.print';
const printInput = z.object({ print: z.uuid() });
type Job = RunningJob<z.infer<typeof printInput>>;

/** Sets the file of a print; the badges count as printed from the moment at which it is there. */
export function printJob(needs: CardNeeds) {
  return jobKind({
    name: printJobName,
    requirement: anyBadgeType,
    input: printInput,
    run: async (job) => {
      try {
        return await runPrint(needs, job);
      } catch (error) {
        if (!willRunAgain(job.signal, error)) await job.afterwards((tx) => failPrint(tx, job.input.print));
        throw error;
      }
    },
  });
}

async function runPrint(needs: CardNeeds, job: Job): Promise<Record<string, unknown>> {
  const { print: id } = job.input;
  const found = await job.transact((tx, who) => gather(needs, tx, { id, who }));
  if (found === null) return { print: id };
  const { print, data, codes, correction, person } = found;
  job.progress(0, data.cards.length);
  const photos = await photosOf(needs.files, data.cards);
  const pdf = await needs.renderer.print(
    {
      ...data,
      layout: print.layout,
      correction,
      cards: data.cards.map(({ group, own, badge, photoHash }) => ({
        group,
        own,
        photo: (photoHash && photos.get(photoHash)) || null,
        code: codes.get(badge.id) ?? noCode(),
      })),
      title: 'Badges',
      printedAt: Date.now(),
    },
    { person, signal: job.signal, onProgress: (cards) => job.progress(cards) },
  );
  await job.transact((tx, who) => record(needs, tx, { ...found, pdf, who }));
  return { print: id };
}

interface Gathered {
  print: ShownPrint;
  data: Awaited<ReturnType<typeof gatherCards>>;
  codes: ReadonlyMap<string, string>;
  printed: readonly PrintedAs[];
  correction: PrinterCorrection;
  person: string;
}

/** Null: it is done, by a process that died before it could say so. */
async function gather(
  needs: CardNeeds,
  tx: Tx,
  { id, who }: { id: string; who: Who },
): Promise<Gathered | null> {
  await lockPrint(tx, id);
  const print = await findPrint(tx, id, openBadgeTypes(who.acl));
  if (!print) throw notFound();
  if (print.state === 'ready') return null;
  const ids = (await badgesOfPrint(tx, id)).map(({ badge }) => badge);
  const badges = printable(ids, await checkBadges(tx, ids, { who, today: needs.today() }));
  const data = await gatherCards(tx, badges, { who, language: print.language, timeZone: needs.timeZone });
  const signed = await needs.signer.signBadgeCodes(tx, badges);
  const codes = new Map(badges.map((badge, n) => [badge.id, signed[n] ?? noCode()]));
  const digests = await digestsOf(tx, ids);
  return {
    print,
    data,
    codes,
    printed: badges.map(({ id: badge, validTo }) => ({
      badge,
      digest: digests.get(badge) ?? noDigest(),
      validTo,
      key: keyOf(codes.get(badge)),
    })),
    correction: await correctionOf(tx, print.printer),
    person: who.userId,
  };
}

async function record(
  needs: CardNeeds,
  tx: Tx,
  { print, data, printed, pdf, who }: Gathered & { pdf: Uint8Array; who: Who },
): Promise<void> {
  const { id } = print;
  await lockPrint(tx, id);
  const cards = await badgesOfPrint(tx, id);
  const ids = cards.map(({ badge }) => badge);
  await lockPrintedBadges(tx, ids);
  // Whatever was revoked or moved away meanwhile is not handed out as a file.
  printable(ids, await checkBadges(tx, ids, { who, today: needs.today() }));
  const spoiled = new Set(cards.filter(({ reprint }) => reprint === 'spoiled').map(({ badge }) => badge));
  await recordPrints(
    tx,
    ids.filter((one) => spoiled.has(one)),
    { isSpoiled: true },
  );
  await recordPrints(
    tx,
    ids.filter((one) => !spoiled.has(one)),
    { isSpoiled: false },
  );
  await keepPrinted(tx, printed);
  await closeCards(tx, id, data.revisions);
  await keepFile(tx, id, pdf);
  await setPrintState(tx, id, { state: 'ready' });
}

/**
 * All of them. A badge that went to another centre is no longer in sight; once the print has failed, the trigger
 * badge_print_failed takes it out.
 */
function printable(ids: readonly string[], badges: readonly CheckedBadge[]): readonly CheckedBadge[] {
  if (badges.length !== ids.length) throw new PortalError('CARD_MOVED');
  const stopped = badges.filter(({ problems }) => problems.some((one) => stoppingProblems.includes(one)));
  if (stopped.length > 0) throw new PortalError('CARD_STOPPED', cardNumbers(stopped));
  return badges;
}

async function correctionOf(tx: Tx, printer: string | null): Promise<PrinterCorrection> {
  const found = printer === null ? null : await findPrinter(tx, printer);
  if (!found) return noCorrection;
  const { offsetX, offsetY, scaleX, scaleY } = found;
  return { offsetX, offsetY, scaleX: scaleX / 100, scaleY: scaleY / 100 };
}

/** By which key a code is signed. */
function keyOf(code: string | undefined): string {
  const read = code === undefined ? null : readCode(code);
  return read?.fields.key ?? noCode();
}

function noDigest(): never {
  throw new Error('a badge without a digest');
}

function noCode(): never {
  throw new Error('a badge without a code');
}
