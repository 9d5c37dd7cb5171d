import type { KeyObject } from 'node:crypto';
import { isErrorCode } from '@sewa/contract/kernel/calls/errors';
import { SYNC_SCHEMA } from '@sewa/contract/sync/wire';
import { z } from 'zod';
import { PortalError } from '../../http/portal-error.ts';
import { EXCHANGE_PATH, PROTOCOL, unpack, writeFrame } from '../wire/frame.ts';

/** As long as the cloud listens to one request. */
const TIMEOUT_MS = 60_000;
/** Of requests with next to nothing in them: a line that died without a word is noticed sooner. */
const SHORT_TIMEOUT_MS = 20_000;
const MAX_REPLY_BYTES = 8_388_608;

export type Send = (
  url: string,
  body: Buffer | string,
  signal: AbortSignal,
) => Promise<{ status: number; body: Buffer }>;

export interface CloudClient {
  ask(act: string, content: unknown): Promise<unknown>;
  /** What arrived so far, both ways. */
  bytes(): number;
}

const openReply = z.object({ challenge: z.string(), protocol: z.number(), schema: z.number() });
const refusal = z.object({ data: z.unknown().optional(), code: z.string().optional() });

/** The cloud cannot be reached, or answers with something else than the portal: it is tried again. */
export class Unreachable extends PortalError {
  /** The portal itself answered, and failed. */
  readonly isFault: boolean;
  constructor(cause?: unknown, { isFault = false } = {}) {
    super('SYNC_UNREACHABLE', { cause });
    this.isFault = isFault;
  }
}

/** Signed requests of a laptop to its cloud, one after the other. */
export function openCloud(of: {
  cloud: string;
  device: string;
  key: KeyObject;
  send?: Send;
  signal: AbortSignal;
  schema?: number;
}): CloudClient {
  const { cloud, device, key, send = fetchBytes, signal, schema = SYNC_SCHEMA } = of;
  let challenge: string | null = null;
  let counter = 0;
  let bytes = 0;

  async function post(path: string, body: Buffer | string, timeoutMs: number): Promise<Buffer> {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const reply = await send(`${cloud}${path}`, body, limit).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new Unreachable(error);
    });
    bytes += body.length + reply.body.length;
    if (reply.status !== 200) throw refusalOf(reply);
    return reply.body;
  }

  async function open(): Promise<string> {
    const body = await post('/api/sync/open', JSON.stringify({ device }), SHORT_TIMEOUT_MS);
    const reply = z.object({ data: openReply }).safeParse(parseJson(body));
    if (!reply.success) throw new Unreachable(reply.error);
    const { data } = reply.data;
    if (PROTOCOL > data.protocol || schema > data.schema) throw new PortalError('SYNC_CLOUD_OLDER');
    counter = 0;
    return data.challenge;
  }

  async function askOnce(act: string, content: unknown): Promise<unknown> {
    challenge ??= await open();
    counter += 1;
    const header = { device, challenge, counter, act, protocol: PROTOCOL, schema };
    const frame = await writeFrame(header, content, key);
    const reply = await post(EXCHANGE_PATH, frame, act === 'hello' ? SHORT_TIMEOUT_MS : TIMEOUT_MS);
    try {
      return JSON.parse((await unpack(reply)).toString('utf8'));
    } catch (error) {
      // A reply that was cut or altered on its way.
      throw new Unreachable(error);
    }
  }

  return {
    bytes: () => bytes,
    ask: async (act, content) => {
      try {
        return await askOnce(act, content);
      } catch (error) {
        if (!(error instanceof PortalError) || !/^SYNC_(STALE|REPLAYED)$/.test(error.code)) throw error;
        challenge = null;
        return askOnce(act, content);
      }
    },
  };
}

/** The cloud's own refusal where it has one that we know; anything else may be a proxy or a hotel's login page. */
function refusalOf({ status, body }: { status: number; body: Buffer }): PortalError {
  const reply = refusal.safeParse(parseJson(body));
  const code = reply.success ? reply.data.code : undefined;
  if (code !== undefined && isErrorCode(code) && /^SYNC_|^VALIDATION$|^TOO_LARGE$/.test(code))
    return new PortalError(code, { data: reply.data?.data });
  return new Unreachable(new Error(`answered with ${status} ${code ?? ''}`), {
    isFault: code === 'INTERNAL',
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Not the portal's answer; whoever asks judges what is missing.
    return null;
  }
}

async function fetchBytes(url: string, body: Buffer | string, signal: AbortSignal) {
  const isText = typeof body === 'string';
  const reply = await fetch(url, {
    method: 'POST',
    body: isText ? body : new Uint8Array(body),
    headers: { 'content-type': isText ? 'application/json' : 'application/octet-stream' },
    redirect: 'error',
    signal,
  });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of reply.body ?? []) {
    length += part.length;
    if (length > MAX_REPLY_BYTES) throw new Error('the reply is too long');
    parts.push(part);
  }
  return { status: reply.status, body: Buffer.concat(parts) };
}
