import { passTypes } from '@sewa/contract/badges/badge-types';
import { writeNumbers } from '@sewa/contract/badges/number-ranges';
import { badgeVerify, MOST_LISTED } from '@sewa/contract/badges/verify';
import { verifyAnswers } from '@sewa/contract/badges/verify-answer';
import { z } from 'zod';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { storedBody } from '../../../platform/files/stored-body.ts';
import { notFound } from '../../../platform/http/portal-error.ts';
import { type Handler, handle, type Route } from '../../../platform/http/route.ts';
import { getActiveArea, listKeys } from '../codes/keys.queries.ts';
import { countScans, findScannedPhoto, listRevoked } from './gate.queries.ts';
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
    handle(badgeVerify.people, (tx, { query }) => findGatePeople(tx, query.q)),
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
    const { badges, passes } = await listRevoked(tx, today(), MOST_LISTED);
    const listed = badges.map((one) => ({
      ...one,
      reason: reason.parse(one.reason),
      numbers: writeNumbers(one.numbers),
    }));
    if (passes.length > 0)
      listed.push({
        kind: 'vehicle',
        type: passTypes.VEHICLE,
        reason: 'revoked',
        numbers: writeNumbers(passes),
      });
    return {
      areaCode: code,
      keys: keys.map(({ id, areaCode, publicKey, withdrawnAt }) => ({
        id,
        areaCode,
        publicKey: publicKey.toString('base64url'),
        isWithdrawn: withdrawnAt !== null,
      })),
      listed,
      isComplete: badges.reduce((sum, { numbers }) => sum + numbers.length, 0) < MOST_LISTED,
    };
  };
}

/** The browser keeps it while the queue moves on, not until the next day. */
const cacheSeconds = 600;

function showPhoto({ files }: GateNeeds): Handler<typeof badgeVerify.photo> {
  return async (tx, { params, query }) => {
    const hash = await findScannedPhoto(tx, params.id, query.photo);
    if (hash === null) throw notFound();
    return {
      fileName: 'photo.webp',
      contentType: 'image/webp',
      body: storedBody(files, hash),
      isInline: true,
      cacheSeconds,
    };
  };
}
