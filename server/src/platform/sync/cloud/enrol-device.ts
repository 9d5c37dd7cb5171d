import { createHash, createPublicKey, verify } from 'node:crypto';
import { normaliseCode } from '@sewa/contract/kernel/calls/codes';
import { SYNC_SCHEMA, type syncWire } from '@sewa/contract/sync/wire';
import { PortalError } from '../../http/portal-error.ts';
import type { PublicHandler } from '../../http/route.ts';
import { enrolmentText, isDeviceKey, makeChallenge, PROTOCOL } from '../wire/frame.ts';
import { codeTries, noteIncident, useEnrolment } from './exchange.queries.ts';
import type { CloudNeeds } from './exchange.ts';

/** Wrong codes from one address in a day; a code has 49 bits and lives for minutes. */
const MAX_TRIES = 50;

export function openExchange(needs: CloudNeeds): PublicHandler<typeof syncWire.open> {
  return async () => ({
    challenge: makeChallenge(needs.secret, needs.now()),
    cloudMs: needs.now(),
    protocol: PROTOCOL,
    schema: SYNC_SCHEMA,
  });
}

export function enrolDevice(needs: CloudNeeds): PublicHandler<typeof syncWire.enrol> {
  return async (database, { body, address }) => {
    if (body.protocol > PROTOCOL || body.schema > SYNC_SCHEMA) throw new PortalError('SYNC_CLOUD_OLDER');
    if ((await database.anonymous((tx) => codeTries(tx, address))) >= MAX_TRIES)
      throw new PortalError('SYNC_CODE_WRONG');
    const publicKey = Buffer.from(body.publicKey, 'base64');
    const isProven =
      isDeviceKey(publicKey) &&
      verify(
        null,
        enrolmentText(body.code, body.device),
        createPublicKey({ key: publicKey, format: 'der', type: 'spki' }),
        Buffer.from(body.signature, 'base64'),
      );
    if (!isProven) throw new PortalError('SYNC_REFUSED');
    const enrolled = await database.anonymous((tx) =>
      useEnrolment(tx, {
        codeHash: hashOfCode(body.code),
        device: body.device,
        publicKey,
        programVersion: body.programVersion,
      }),
    );
    if (!enrolled) {
      await database.anonymous((tx) => noteIncident(tx, { kind: 'wrongCode', device: null, address }));
      needs.log.warn('sync: a wrong enrolment code was tried');
      throw new PortalError('SYNC_CODE_WRONG');
    }
    const { area_id, area_name, area_code, number, name } = enrolled;
    return { area: { id: area_id, name: area_name, code: area_code }, number, name };
  };
}

export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update('sync code\n').update(normaliseCode(code)).digest();
}
