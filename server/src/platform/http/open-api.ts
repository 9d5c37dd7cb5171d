import type { Endpoint } from '@sewa/contract/kernel/endpoint';
import { errors } from '@sewa/contract/kernel/errors';
import type { Requirement } from '@sewa/contract/kernel/requirement';
import { allEndpoints } from '@sewa/contract/modules';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { portalVersion } from '../../version.ts';
import { escapeHtml } from './escape-html.ts';

/** OpenAPI 3.1 from the contract: JSON at /api/docs/openapi.json, a page to read at /api/docs. */
export function serveOpenApi(app: FastifyInstance, config: Config): void {
  const document = openApiDocument(config.portalName);
  const json = JSON.stringify(document);
  const page = readablePage(config.portalName);
  app.get('/api/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );
  app.get('/api/docs', (request, reply) =>
    request.headers.accept?.includes('text/html')
      ? reply
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .type('text/html; charset=utf-8')
          .send(page)
      : reply.type('application/json; charset=utf-8').send(json),
  );
}

function openApiDocument(title: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of allEndpoints) {
    const methods = paths[endpoint.path] ?? {};
    methods[endpoint.method.toLowerCase()] = operationOf(endpoint);
    paths[endpoint.path] = methods;
  }
  return {
    openapi: '3.1.0',
    info: { title, version: portalVersion },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sewa_session' } },
      schemas: { Failure: failureSchema },
    },
    paths,
  };
}

const failureSchema = {
  type: 'object',
  required: ['success', 'message', 'code', 'requestId'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { enum: Object.keys(errors) },
    requestId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

function operationOf(endpoint: Endpoint): Record<string, unknown> {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    description: `Requires: ${requirementInWords(endpoint.requirement)}`,
    security: endpoint.requirement === 'public' ? [] : [{ session: [] }],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...requestBodyOf(endpoint),
    responses: {
      200: { description: 'Success', content: contentOf(endpoint) },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function requestBodyOf({ body, upload }: Endpoint) {
  if (upload)
    return {
      requestBody: {
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  return body
    ? { requestBody: { content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
    : {};
}

function contentOf(endpoint: Endpoint): Record<string, unknown> {
  if (endpoint.envelope === 'stream') return { '*/*': { schema: { type: 'string', format: 'binary' } } };
  const row = schemaOf(endpoint.reply, 'output');
  const payload = {
    data: { data: row },
    list: { list: { type: 'array', items: row }, total: { type: 'integer' } },
    docs: { docs: { type: 'array', items: row } },
  }[endpoint.envelope ?? 'data'];
  const properties = { success: { const: true }, message: { type: 'string' }, ...payload };
  return { 'application/json': { schema: { type: 'object', properties } } };
}

function parametersOf(schema: z.ZodObject | undefined, where: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: schemaOf(part as z.ZodType, 'input'),
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function requirementInWords(requirement: Requirement): string {
  if (typeof requirement === 'string') return requirement === 'public' ? 'nothing' : 'a session';
  if ('key' in requirement) return `${requirement.key} ${requirement.value}`;
  if ('anyOf' in requirement) return requirement.anyOf.map(requirementInWords).join(' or ');
  return 'feature' in requirement
    ? `feature ${requirement.feature}`
    : `org level ${requirement.orgLevel} or more`;
}

function readablePage(title: string): string {
  const rows = allEndpoints.map(
    (one) =>
      `<tr><td><code>${one.method}</code></td><td><code>${escapeHtml(one.path)}</code></td><td>${escapeHtml(one.summary)}</td><td>${escapeHtml(requirementInWords(one.requirement))}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}: calls</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1c2430;background:#fff}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #d8dde6;vertical-align:top}code{font-size:.9em}</style></head>
<body><h1>${escapeHtml(title)}: calls</h1><p>Version ${escapeHtml(portalVersion)}. The whole description, with every field: <a href="/api/docs/openapi.json">openapi.json</a>. Replies carry <code>success</code>, <code>message</code> and <code>data</code> (or <code>list</code>, <code>docs</code>).</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Requires</th></tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
}
