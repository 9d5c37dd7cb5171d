import { looksLikeCode, readCode } from '@sewa/contract/badges/code';
import { type BadgeStatus, badgeStatuses } from '@sewa/contract/badges/enums';
import type { badgeVerify, Verified } from '@sewa/contract/badges/verify';
import { judgeDays, judgeTicks, type VerifyAnswer } from '@sewa/contract/badges/verify-answer';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { ticksOf } from '@sewa/contract/papers/paper-ticks';
import { vehiclePapers } from '@sewa/contract/transport/papers';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { momentOf } from '../../../platform/http/device-time.rules.ts';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { verifySignature } from '../codes/verify-signature.ts';
import { findGateFleetVehicle } from '../fleet/windscreen.queries.ts';
import { addScan, findBadgeNumber, findGateBadge, findGateToken, findGateVehicle } from './gate.queries.ts';

type Found = Omit<Verified, 'scan'> & { badge: string | null; event: number | null };

const nothing: Omit<Found, 'answer'> = {
  badge: null,
  event: null,
  kind: null,
  type: null,
  number: null,
  validFrom: null,
  validTo: null,
  centreName: null,
  department: '',
  person: null,
  replacedBy: null,
  elder: null,
  helpers: [],
  vehicle: null,
  papers: [],
  token: null,
};

interface VerifyNeeds {
  timeZone: string;
  today(): string;
}

/** A check that waited on a device is judged by its own day. */
interface CheckDays {
  day: string;
  today: string;
}

export function verify({ timeZone, today }: VerifyNeeds): Handler<typeof badgeVerify.verify> {
  return async (tx, { who, body, sentAt }) => {
    const { id, gate, subject } = body;
    const at = momentOf(body.at, new Date(), sentAt);
    const days = { day: todayIn(timeZone, at), today: today() };
    const { badge, event, ...found } =
      'code' in subject
        ? await verifyCode(tx, subject.code, days)
        : await verifyChosen(tx, subject.badge, { ...days, who });
    await addScan(tx, {
      id,
      area: areaOf(who),
      gate,
      at: at.toISOString(),
      way: 'code' in subject ? 'code' : subject.way,
      answer: found.answer,
      kind: found.kind,
      type: found.type,
      number: found.number,
      event,
      badge,
      userId: who.userId,
      userName: who.name,
    });
    return { ...found, scan: id };
  };
}

async function verifyCode(tx: Tx, text: string, days: CheckDays): Promise<Found> {
  const code = readCode(text);
  if (!code) return { ...nothing, answer: looksLikeCode(text) ? 'forged' : 'unknown' };
  const { kind, type, number, event, validFrom, validTo } = code.fields;
  const claimed = { ...nothing, kind, type, number, validFrom, validTo, event: event || null };
  const signature = await verifySignature(tx, code);
  if (signature === 'withdrawn') return { ...claimed, answer: 'revoked' };
  if (signature !== 'genuine') return { ...claimed, answer: signature };
  switch (kind) {
    case 'badge':
      return verifyBadge(tx, { type, number, cardEnds: validTo, ...days });
    case 'quick':
      return verifyToken(tx, { event, kind: type, number }, days.day);
    case 'vehicle':
      return verifyVehicle(tx, { type, number }, days.day);
    case 'fleet':
      return verifyFleet(tx, { type, number }, days.day);
  }
}

async function verifyChosen(
  tx: Tx,
  id: string,
  { who, ...days }: CheckDays & { who: Pick<Who, 'acl'> },
): Promise<Found> {
  const badge = await findBadgeNumber(tx, id, who);
  if (!badge) throw notFound();
  return verifyBadge(tx, { ...badge, ...days, cardEnds: null });
}

interface GateQuestion extends CheckDays {
  type: number;
  number: number;
  /** The last day in a signed code; null: found without a card. */
  cardEnds: string | null;
}

async function verifyBadge(tx: Tx, { type, number, cardEnds, day, today }: GateQuestion): Promise<Found> {
  const badge = await findGateBadge(tx, { type, number, day });
  if (!badge) return { ...nothing, kind: 'badge', type, number, answer: 'unknown' };
  const { name, nameLatin, photo, elderName, elderNameLatin } = badge;
  return {
    ...nothing,
    answer: answerFor(
      { ...badge, isOldCard: cardEnds !== null && cardEnds !== badge.validTo },
      // A renewal begins the days of a badge anew: a check from before it is judged as one of today.
      { day: day < badge.validFrom ? today : day, today },
    ),
    kind: 'badge',
    type,
    number,
    badge: badge.id,
    validFrom: badge.validFrom,
    validTo: badge.validTo,
    centreName: badge.centreName,
    department: badge.department,
    replacedBy: badge.replacedBy,
    person: name === null || nameLatin === null ? null : { name, nameLatin, photo },
    elder:
      elderName === null || elderNameLatin === null
        ? null
        : {
            name: elderName,
            nameLatin: elderNameLatin,
            photo: badge.elderPhoto,
            isInside: badge.isElderInside === true,
          },
    helpers: badge.helpers ?? [],
  };
}

const ended: Readonly<Partial<Record<BadgeStatus, VerifyAnswer>>> = {
  [badgeStatuses.RETURNED]: 'returned',
  [badgeStatuses.EXPIRED]: 'expired',
  [badgeStatuses.LOST]: 'lost',
  [badgeStatuses.REVOKED]: 'revoked',
};

interface Judged {
  status: BadgeStatus;
  replacedBy: number | null;
  isChanged: boolean;
  /** A card from before the badge was renewed or shortened. */
  isOldCard: boolean;
  isRecordEnded: boolean;
  validFrom: string;
  validTo: string;
}

function answerFor(judged: Judged, { day, today }: CheckDays): VerifyAnswer {
  const { status, replacedBy, isChanged, isOldCard, isRecordEnded, validTo } = judged;
  // What the hourly work wrote down since then says nothing about a check of the last day.
  const isExpiredSince = status === badgeStatuses.EXPIRED && day <= validTo && validTo < today;
  const end = isExpiredSince ? undefined : ended[status];
  if (end) return replacedBy === null || end === 'returned' ? end : 'replaced';
  const byDays = judgeDays(judged, day);
  if (isRecordEnded && byDays !== 'expired') return 'notEntitled';
  const isUsable = byDays === 'valid' || byDays === 'expiring';
  return isUsable && (isChanged || isOldCard) ? 'changed' : byDays;
}

async function verifyToken(
  tx: Tx,
  { event, kind, number }: { event: number; kind: number; number: number },
  day: string,
): Promise<Found> {
  const claimed = { ...nothing, kind: 'quick' as const, type: kind, number, event };
  const token = await findGateToken(tx, { event, kind, number });
  if (!token) return { ...claimed, answer: 'unknown' };
  const days = { validFrom: token.fromDay, validTo: token.toDay };
  return {
    ...claimed,
    ...days,
    answer: token.state === 'returned' ? 'returned' : judgeDays(days, day),
    centreName: token.centreName,
    token: { event: token.title, state: token.state },
  };
}

async function verifyVehicle(
  tx: Tx,
  { type, number }: { type: number; number: number },
  day: string,
): Promise<Found> {
  const claimed = { ...nothing, kind: 'vehicle' as const, type, number };
  const pass = await findGateVehicle(tx, number);
  if (!pass) return { ...claimed, answer: 'unknown' };
  return {
    ...claimed,
    answer: pass.isRevoked ? 'revoked' : judgeDays(pass, day),
    validFrom: pass.validFrom,
    validTo: pass.validTo,
    centreName: pass.centreName,
    person: { name: pass.name, nameLatin: '', photo: null },
    vehicle: { number: pass.vehicleNumber, type: pass.vehicleType },
  };
}

/** A vehicle of the fleet passes by its papers: the code itself has no end. */
async function verifyFleet(
  tx: Tx,
  { type, number }: { type: number; number: number },
  day: string,
): Promise<Found> {
  const claimed = { ...nothing, kind: 'fleet' as const, type, number };
  const found = await findGateFleetVehicle(tx, number);
  if (!found) return { ...claimed, answer: 'unknown' };
  const papers = ticksOf(vehiclePapers.paperKinds, found.papers, day);
  return {
    ...claimed,
    answer: found.isWithdrawn ? 'revoked' : judgeTicks(papers),
    centreName: found.centreName,
    vehicle: { number: found.vehicleNumber, type: found.vehicleType },
    papers,
  };
}
