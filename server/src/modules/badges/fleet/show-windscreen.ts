import { verify } from 'node:crypto';
import { readCode, type SignedCode } from '@sewa/contract/badges/code';
import type { windscreens } from '@sewa/contract/badges/windscreen';
import { ticksOf } from '@sewa/contract/papers/paper-ticks';
import { vehiclePapers } from '@sewa/contract/transport/papers';
import type { Database } from '../../../platform/db/database.ts';
import type { PublicHandler } from '../../../platform/http/route.ts';
import { publicKeyOf } from '../codes/sealed-key.ts';
import { findWindscreens, type Windscreen } from './windscreen.queries.ts';
import { windscreenPage } from './windscreen-page.ts';

/** For whoever points a phone at the windscreen: the answer is a page and needs no account. */
export function showWindscreen(needs: {
  portalName: string;
  today(): string;
}): PublicHandler<typeof windscreens.show> {
  return async (database, { params, language }) => {
    const found = await findSigned(database, params.code);
    const today = needs.today();
    const html = windscreenPage(
      {
        portal: needs.portalName,
        today,
        vehicle: found && {
          area: found.areaName,
          number: found.vehicleNumber,
          type: found.vehicleType,
          isWithdrawn: found.isWithdrawn,
          ticks: ticksOf(vehiclePapers.paperKinds, found.papers, today),
        },
      },
      language,
    );
    return {
      fileName: 'windscreen.html',
      contentType: 'text/html; charset=utf-8',
      body: Buffer.from(html),
      isInline: true,
    };
  };
}

/** Null: no code of a vehicle, not genuine, or signed by a key that was withdrawn. A stranger is not told which. */
async function findSigned(database: Database, text: string): Promise<Windscreen | null> {
  const code = readCode(text);
  if (code?.fields.kind !== 'fleet') return null;
  const found = await database.anonymous((tx) => findWindscreens(tx, code.fields));
  return found.find(({ publicKey }) => isSignedBy(publicKey, code)) ?? null;
}

function isSignedBy(publicKey: Buffer, { signed, signature }: SignedCode): boolean {
  return verify(null, Buffer.from(signed), publicKeyOf(publicKey), signature);
}
