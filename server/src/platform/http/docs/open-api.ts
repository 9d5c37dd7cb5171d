import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import { errors } from '@sewa/contract/kernel/calls/errors';
import { allEndpoints } from '@sewa/contract/modules';
import { z } from 'zod';
import { portalVersion } from '../../../version.ts';
import type { Schema } from './field-rows.ts';
import { requirementInWords } from './requirement-words.ts';

/** OpenAPI 3.1 from the contract. */
export function openApiDocument(title: string): Record<string, unknown> {
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
  required: ['success', 'message', 'data', 'code', 'requestId'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { enum: Object.keys(errors) },
    requestId: { type: 'string' },
    data: {},
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

function operationOf(endpoint: Endpoint): Record<string, unknown> {
  return {
    summary: endpoint.summary,
    tags: [groupOf(endpoint)],
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
    list: { data: { type: 'null' }, list: { type: 'array', items: row }, total: { type: 'integer' } },
    docs: { data: { type: 'null' }, docs: { type: 'array', items: row } },
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

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** The part of the address after /api, which calls are grouped by. */
export function groupOf({ path }: Endpoint): string {
  const [, , group] = path.split('/');
  if (group === undefined) throw new Error(`${path} is no address of a call`);
  return group;
}
