import { passTypes } from '@sewa/contract/badges/badge-types';
import { writeNumbers } from '@sewa/contract/badges/number-ranges';
import { badgeVerify, LISTED_LIMIT } from '@sewa/contract/badges/verify';
import { verifyAnswers } from '@sewa/contract/badges/verify-answer';
import { z } from 'zod';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { smallPicture } from '../../../platform/files/small-picture.ts';
import { notFound } from '../../../platform/http/portal-error.ts';
import { type Handler, handle, type Route } from '../../../platform/http/route.ts';
import { getActiveArea, listKeys } from '../codes/keys.queries.ts';
import { countScans, findScannedPhoto, listKnownNumbers } from './gate.queries.ts';
import { findGatePeople } from './gate-people.queries.ts';
import { verify } from './verify.ts';

interface GateNeeds {
  files: FileStore;
  timeZone: string;
  today(): string;
}

export function gateRoutes(needs: GateNeeds): Route[] {
  return [
    handle(badgeVerify.verify, verify(needs)),
    handle(badgeVerify.list, showList(needs)),
    handle(badgeVerify.people, (tx, { who, query }) => findGatePeople(tx, query.q, who)),
    handle(badgeVerify.photo, showPhoto(needs)),
    handle(badgeVerify.counts, (tx) => countScans(tx, { today: needs.today(), timeZone: needs.timeZone })),
  ];
}

const reason = z.enum(verifyAnswers);

/** What devices keep. Numbers only: a lost device tells nobody's name. */
function showList({ today }: GateNeeds): Handler<typeof badgeVerify.list> {
  return async (tx) => {
    const { code } = await getActiveArea(tx);
    const keys = await listKeys(tx);
    const day = today();
    const { revoked, outdated, passes } = await listKnownNumbers(tx, day, LISTED_LIMIT + 1);
    const counts = [countOf(revoked), countOf(outdated), passes.length];
    const listed = [
      ...revoked.map((one) => ({ ...one, reason: reason.parse(one.reason) })),
      ...outdated.map((one) => ({ ...one, kind: 'badge', reason: 'changed' as const })),
      { kind: 'vehicle', type: passTypes.VEHICLE, reason: 'revoked' as const, numbers: passes },
    ].filter(({ numbers }) => numbers.length > 0);
    return {
      areaCode: code,
      today: day,
      keys: keys.map(({ id, areaCode, publicKey, withdrawnAt }) => ({
        id,
        areaCode,
        publicKey: publicKey.toString('base64url'),
        isWithdrawn: withdrawnAt !== null,
      })),
      listed: listed.map((one) => ({ ...one, numbers: writeNumbers(one.numbers) })),
      isComplete: counts.every((count) => count <= LISTED_LIMIT),
    };
  };
}

function countOf(listed: readonly { numbers: readonly number[] }[]): number {
  return listed.reduce((sum, { numbers }) => sum + numbers.length, 0);
}

/** The browser keeps it while the queue moves on, not until the next day. */
const cacheSeconds = 600;

function showPhoto({ files }: GateNeeds): Handler<typeof badgeVerify.photo> {
  return async (tx, { params, query }) => {
    const hash = await findScannedPhoto(tx, params.id, query.photo);
    if (hash === null) throw notFound();
    return smallPicture(files, { hash, size: 'card', cacheSeconds });
  };
}
