import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';

/** Raised with every change of synced columns: a laptop that knows more than the cloud waits for the cloud's update. */
export const SYNC_SCHEMA = 2;
const MAX_EXCHANGE_BYTES = 1_048_576;

/** The calls of laptops. They come without a session: the signature of the device is judged by the handler. */
export const syncWire = {
  open: endpoint({
    method: 'POST',
    path: '/api/sync/open',
    requirement: 'public',
    summary: 'A device asks for a challenge, which its next requests answer',
    body: z.object({ device: z.uuid() }),
    reply: z.object({
      challenge: z.string(),
      cloudMs: z.number(),
      protocol: z.number().int(),
      schema: z.number().int(),
    }),
  }),
  enrol: endpoint({
    method: 'POST',
    path: '/api/sync/device/enrol',
    requirement: 'public',
    summary: 'A laptop exchanges a one-time code for an identity; the code is the key',
    body: z.object({
      code: z.string().trim().min(1).max(40),
      device: z.uuid(),
      publicKey: z.base64().max(200),
      signature: z.base64().max(120),
      protocol: z.number().int(),
      schema: z.number().int(),
      programVersion: z.string().max(40),
    }),
    reply: z.object({
      area: z.object({ id: z.uuid(), name: z.string(), code: z.string() }),
      number: z.number().int(),
      name: z.string(),
    }),
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/sync/exchange',
    requirement: 'public',
    summary:
      'A signed request of a device: greet, hand in a batch, fetch a page, compare. The reply is compressed JSON',
    upload: { maxBytes: MAX_EXCHANGE_BYTES },
    reply: z.string(),
    envelope: 'stream',
  }),
} as const;
