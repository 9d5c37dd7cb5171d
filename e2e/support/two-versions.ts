import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { fileURLToPath } from 'node:url';

/** The way to a portal whose program can be replaced by its next version, as an update of the server does. */
export interface TwoVersions {
  url: string;
  update: () => void;
  cut: () => void;
  end: () => Promise<void>;
}

const assets = fileURLToPath(new URL('../../web/dist/assets', import.meta.url));
/** Every file of the program has a hash in its name; those of the next version begin with this. */
export const NEXT = 'next-';

/** The page names the files, so that it is another one in the next version (vite.config.ts). */
const pageRevision = /(revision:\W)([0-9a-f]{16})/g;

/**
 * The next version has the same program under other names: each file is there by its new name only, and names the others
 * by theirs. Files of the version before are gone, as they are after a real update.
 */
export async function serveTwoVersions(portal: string): Promise<TwoVersions> {
  const names = new Set((await readdir(assets)).filter((name) => !/\.(br|gz)$/.test(name)));
  const anyName = new RegExp([...names].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  let isUpdated = false;
  let isCut = false;

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? '/', portal);
    const isFile = pathname.startsWith('/assets/');
    if (isFile && isUpdated !== pathname.startsWith(`/assets/${NEXT}`)) {
      outgoing.writeHead(404).end();
      return;
    }
    const onward = request(portal + (incoming.url ?? '/').replace(`/assets/${NEXT}`, '/assets/'), {
      method: incoming.method,
      headers: { ...unconditional(incoming.headers), 'accept-encoding': 'identity' },
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
    const [reply] = (await once(onward, 'response')) as [IncomingMessage];
    const { statusCode = 500, headers } = reply;
    const isText = /html|javascript|css/.test(headers['content-type'] ?? '');
    if (!isUpdated || !isText) {
      outgoing.writeHead(statusCode, headers);
      reply.pipe(outgoing);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const { 'content-length': _length, etag: _etag, ...kept } = headers;
    outgoing.writeHead(statusCode, kept);
    outgoing.end(text.replace(anyName, (name) => NEXT + name).replace(pageRevision, `$1${NEXT}$2`));
  };
  const server = createServer((incoming, outgoing) => {
    if (isCut) return incoming.socket.resetAndDestroy();
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    update: () => {
      isUpdated = true;
    },
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What is here twice under one name must not count as unchanged. */
function unconditional({
  'if-none-match': _match,
  'if-modified-since': _since,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}
