import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { tokenIn } from '../access/session-cookie.ts';
import { ifMissing } from '../if-missing.ts';
import { appManifest } from './app-manifest.ts';
import { escapeHtml } from './escape-html.ts';
import { PortalError } from './portal-error.ts';

const contentSecurityPolicy = [
  "default-src 'self'",
  // The reader of pass codes is WebAssembly, from here; it may run, evaluated text may not.
  "script-src 'self' 'wasm-unsafe-eval'",
  // The component library writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const pageHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
};

/** The built web: hashed files for a year, everything else is the one page, with the portal's name in it. */
export async function serveWeb(app: FastifyInstance, config: Config): Promise<void> {
  const flavour = config.isOffline ? 'dist-offline' : 'dist';
  const root = fileURLToPath(new URL(`../../../../web/${flavour}/`, import.meta.url));
  const page = await readFile(`${root}index.html`, 'utf8').catch(ifMissing(null));
  if (page === null) {
    app.log.warn('the web is not built: only the calls are served');
    app.setNotFoundHandler(() => {
      throw new PortalError('NOT_FOUND');
    });
    return;
  }
  const html = filledIn(page, { 'portal-name': config.portalName, 'portal-time-zone': config.timeZone });
  const assets = await readdir(`${root}assets`);
  const htmlWithSession = forSignedIn(html, assets);
  const homeWithSession = forSignedIn(html, assets, /^(Portal|HomePage)-[\w-]+\.js$/);
  const isPublicByTls = config.origin?.startsWith('https:') ?? false;
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isPublicByTls) reply.header('strict-transport-security', 'max-age=31536000');
    if (!request.url.startsWith('/api/')) reply.headers(pageHeaders);
    done(null, payload);
  });
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    // Compressed copies are sent in place of their files and need no routes of their own, which would treble the number.
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /\/assets\//.test(path.replaceAll('\\', '/'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply, withSession = htmlWithSession) =>
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8')
      .send(tokenIn(request.headers.cookie) === null ? html : withSession);
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(appManifest(config.portalName))),
  );
  app.get('/', (request, reply) => sendPage(request, reply, homeWithSession));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !/^\/(api|socket|assets)(\/|$)/.test(request.url.split('?', 1)[0] ?? '');
    if (!isPage) throw new PortalError('NOT_FOUND');
    return sendPage(request, reply);
  });
}

function filledIn(page: string, contents: Record<string, string>): string {
  const filled = Object.entries(contents).reduce(
    (html, [name, content]) =>
      html.replace(
        new RegExp(`(<meta name="${name}" content=")[^"]*`),
        (_all, start: string) => start + escapeHtml(content),
      ),
    page,
  );
  const title = contents['portal-name'];
  return title === undefined ? filled : filled.replace(/<title>[^<]*/, () => `<title>${escapeHtml(title)}`);
}

/**
 * Who brings a session will most likely need the portal: it is fetched beside the start instead of after it, and asked
 * for first, because it is the largest and a browser opens only so many lines.
 */
function forSignedIn(html: string, assets: string[], last = /^Portal-[\w-]+\.js$/): string {
  const links = (pattern: RegExp) =>
    assets
      .filter((name) => pattern.test(name))
      .map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}">`)
      .join('');
  return filledIn(html, { 'portal-session': '1' })
    .replace('<script type="module"', (script) => links(/^portal-[\w-]+\.js$/) + script)
    .replace('</head>', (end) => links(last) + end);
}
