import { openBadgeTypes } from '@sewa/contract/badges/badge-rights';
import type { CheckedBadge } from '@sewa/contract/badges/badges';
import type { CardPrint, cardPrints } from '@sewa/contract/badges/cards';
import { stoppingProblems } from '@sewa/contract/badges/enums';
import { isReprint } from '@sewa/contract/badges/reprint';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler, SteppingHandler } from '../../../platform/http/route.ts';
import { recordRead } from '../../../platform/resource/record-read.queries.ts';
import { findJob } from '../../jobs/public.ts';
import { checkBadges } from '../registry/check-badges.ts';
import { gatherCards, photosOf } from './card-data.ts';
import type { CardNeeds } from './card-needs.ts';
import { cardNumbers } from './card-numbers.ts';
import { printJobName } from './print-job.ts';
import {
  addPrint,
  findFile,
  findPrint,
  findPrinter,
  listPrints,
  lockPrint,
  lockPrintedBadges,
  printsOfBadge,
  removePrint,
  type ShownPrint,
  setPrintState,
} from './prints.queries.ts';
import { noCorrection } from './render/card-print.ts';
import { sampleCode } from './sample-people.ts';

export function startPrint(needs: CardNeeds): Handler<typeof cardPrints.start> {
  return async (tx, { who, body, language }) => {
    // Whoever moves meanwhile has moved before the check, or finds the card of the print.
    await lockPrintedBadges(tx, body.ids);
    const badges = await checkBadges(tx, body.ids, { who, today: needs.today() });
    if (badges.length !== new Set(body.ids).size) throw notFound();
    assertPrintable(badges, body);
    const printer = body.printer === null ? null : await findPrinter(tx, body.printer);
    if (body.printer !== null && !printer) throw notFound();
    const id = newId();
    const { reprint, reason, layout } = body;
    const cards = badges.map((badge) => ({
      badge: badge.id,
      centre: badge.centre,
      ...(isReprint(badge) ? { reprint, reason } : { reprint: null, reason: '' }),
    }));
    const centre = printer?.centre ?? badges[0]?.centre;
    if (!centre) throw notFound();
    const print = { id, centre, layout, language: body.language, printer: body.printer, userName: who.name };
    if (!(await addPrint(tx, print, cards))) throw new PortalError('CARD_WAITING');
    if (!body.isQueued) await begin(needs, tx, { id, cards: cards.length });
    return showPrint(tx, id, { who, language });
  };
}

export function showPrints(): Handler<typeof cardPrints.list> {
  return async (tx, { who, language }) => {
    const prints = await listPrints(tx, openBadgeTypes(who.acl));
    return Promise.all(prints.map((print) => withJob(tx, print, language)));
  };
}

export function readPrint(): Handler<typeof cardPrints.read> {
  return (tx, { who, params, language }) => showPrint(tx, params.id, { who, language });
}

export function runPrint(needs: CardNeeds): Handler<typeof cardPrints.run> {
  return async (tx, { who, params: { id }, language }) => {
    const { cards } = await getWaiting(tx, id, who);
    await begin(needs, tx, { id, cards });
    return showPrint(tx, id, { who, language });
  };
}

export function discardPrint(): Handler<typeof cardPrints.discard> {
  return async (tx, { who, params: { id } }) => {
    await getWaiting(tx, id, who);
    await removePrint(tx, id);
    return null;
  };
}

export function sendPrintFile(): Handler<typeof cardPrints.file> {
  return async (tx, { who, params: { id } }) => {
    const print = await findPrint(tx, id, openBadgeTypes(who.acl));
    if (!print) throw notFound();
    const file = await findFile(tx, id);
    if (!file) throw new PortalError('PRINT_FILE_GONE');
    await recordRead(tx, { entity: 'badge_print', rowId: id, detail: { print: fileName } });
    return { fileName, contentType: 'application/pdf', body: file, isInline: true };
  };
}
const fileName = 'badges.pdf';

export function previewCard(needs: CardNeeds): SteppingHandler<typeof cardPrints.preview> {
  return async (step, { who, body }) => {
    const { timeZone, files, renderer } = needs;
    const data = await step(async (tx) => {
      const badges = await checkBadges(tx, [body.id], { who, today: needs.today() });
      if (badges.length === 0) throw notFound();
      return gatherCards(tx, badges, { who, language: body.language, timeZone });
    });
    const photos = await photosOf(files, data.cards);
    const cards = data.cards.map(({ group, own, photoHash }) => ({
      group,
      own,
      photo: (photoHash && photos.get(photoHash)) || null,
      code: sampleCode,
    }));
    const print = { ...data, cards, layout: 'single', hasBack: true, correction: noCorrection } as const;
    return renderer.preview({ ...print, title: '', printedAt: Date.now() }, who.userId);
  };
}

export function showPrintsOfBadge(needs: CardNeeds): Handler<typeof cardPrints.ofBadge> {
  return async (tx, { who, params: { id } }) => {
    const [badge] = await checkBadges(tx, [id], { who, today: needs.today() });
    if (!badge) throw notFound();
    return printsOfBadge(tx, id);
  };
}

function assertPrintable(badges: readonly CheckedBadge[], body: BodyOf<typeof cardPrints.start>): void {
  const stopped = badges.filter(({ problems }) => problems.some((one) => stoppingProblems.includes(one)));
  if (stopped.length > 0) throw new PortalError('CARD_STOPPED', cardNumbers(stopped));
  const again = badges.filter(isReprint);
  const hasReason = body.reprint !== null && (body.reprint !== 'other' || body.reason !== '');
  if (again.length > 0 && !hasReason) throw new PortalError('CARD_PRINTED', cardNumbers(again));
}

async function begin(needs: CardNeeds, tx: Tx, { id, cards }: { id: string; cards: number }): Promise<void> {
  const jobId = await needs.jobs.ask(tx, { kind: printJobName, input: { print: id }, total: cards });
  await setPrintState(tx, id, { state: 'running', jobId });
}

async function getWaiting(tx: Tx, id: string, { acl }: Who): Promise<ShownPrint> {
  await lockPrint(tx, id);
  const print = await findPrint(tx, id, openBadgeTypes(acl));
  if (!print) throw notFound();
  if (print.state !== 'queued' && print.state !== 'failed') throw new PortalError('PRINT_NOT_WAITING');
  return print;
}

async function showPrint(
  tx: Tx,
  id: string,
  { who, language }: { who: Who; language: Language },
): Promise<CardPrint> {
  const print = await findPrint(tx, id, openBadgeTypes(who.acl));
  if (!print) throw notFound();
  return withJob(tx, print, language);
}

async function withJob(tx: Tx, { jobId, ...print }: ShownPrint, language: Language): Promise<CardPrint> {
  const job = jobId === null ? null : await findJob(tx, jobId, language);
  const isLost = print.state === 'running' && (job?.state === 'failed' || job?.state === 'cancelled');
  // The reason comes with the end of the job, right after the print: a failure without one is not shown.
  const isEnding = print.state === 'failed' && job?.state === 'running';
  if (isEnding) return { ...print, state: 'running', job };
  return { ...print, state: isLost ? 'failed' : print.state, job };
}
