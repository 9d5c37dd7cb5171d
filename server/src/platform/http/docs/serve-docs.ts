import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './open-api.ts';

/**
 * The calls, as the contract declares them: a page to read at /api/docs, OpenAPI at /api/docs/openapi.json and for those
 * who ask /api/docs for anything but a page. Both are made when first asked for: most servers are never asked.
 */
export function serveDocs(app: FastifyInstance, title: string): void {
  const json = once(() => JSON.stringify(openApiDocument(title)));
  const page = once(() => {
    const style = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
    return { html: docsPage(title, style), policy: policyFor(style) };
  });
  app.get('/api/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json()),
  );
  app.get('/api/docs', (request, reply) => {
    reply.header('vary', 'accept');
    if (!request.headers.accept?.includes('text/html'))
      return reply.type('application/json; charset=utf-8').send(json());
    const { html, policy } = page();
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
}

/** No script at all, and no style but the page's own. */
function policyFor(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
