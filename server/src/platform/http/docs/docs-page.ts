import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import { errors } from '@sewa/contract/kernel/calls/errors';
import { allEndpoints } from '@sewa/contract/modules';
import type { z } from 'zod';
import { portalVersion } from '../../../version.ts';
import { escapeHtml } from '../escape-html.ts';
import { type FieldRow, fieldRows } from './field-rows.ts';
import { groupOf, schemaOf } from './open-api.ts';
import { requirementInWords } from './requirement-words.ts';

/** The calls of the portal for people: one page without any script, grouped as their addresses are. */
export function docsPage(title: string, style: string): string {
  const groups = Map.groupBy(allEndpoints, groupOf);
  const sections = [...groups].map(([group, endpoints]) => sectionOf(group, endpoints));
  const links = [...groups].map(
    ([group, { length }]) => `<li><a href="#${group}">/api/${group}</a> ${length}</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}: calls</title><style>${style}</style></head>
<body><header><h1>${escapeHtml(title)}: calls</h1>
<p>Version ${escapeHtml(portalVersion)}, ${allEndpoints.length} calls. For programs: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Groups of calls"><ul>${links.join('')}<li><a href="#refusals">Refusals</a></li></ul></nav></header>
<main>${introduction}${sections.join('')}${refusals()}</main></body></html>`;
}

const introduction = `<section><h2>Every call</h2>
<p>Sign in with <code>POST /api/user/login</code>; the session is a cookie. Send bodies as JSON. A reply carries <code>success</code>, <code>message</code> and <code>data</code>. A call whose payload is <code>list</code> with <code>total</code>, or <code>docs</code>, answers with <code>data</code> null. A refusal carries <code>code</code> and <code>requestId</code>, and <code>fields</code> where single fields are refused. <code>Accept-Language</code> chooses the language of its message: en, hi or pa.</p>
<p>A POST with an <code>Idempotency-Key</code> header (a UUID) may be sent again: it is done once, and answered alike each time.</p></section>`;

function sectionOf(group: string, endpoints: readonly Endpoint[]): string {
  return `<section id="${group}"><h2>/api/${group}</h2>${endpoints.map(callOf).join('')}</section>`;
}

function callOf(endpoint: Endpoint): string {
  const { method, path, summary, requirement, params, query, body, upload } = endpoint;
  const id = `${method}${path}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
  return `<article id="${id}"><h3><span class="method ${method.toLowerCase()}">${method}</span> <a href="#${id}">${escapeHtml(path)}</a></h3>
<p>${escapeHtml(summary)}</p><p class="requires">Requires ${escapeHtml(requirementInWords(requirement))}.</p>
${partOf('Path', params, 'input')}${partOf('Query', query, 'input')}${partOf('Body', body, 'input')}${
  upload
    ? `<p>The body is a file of at most ${Math.floor(upload.maxBytes / 1024 / 1024)} MiB, sent as it is.</p>`
    : ''
}${replyOf(endpoint)}</article>`;
}

function replyOf({ envelope, reply }: Endpoint): string {
  switch (envelope) {
    case 'stream':
      return '<p>The reply is a file.</p>';
    case 'list':
      return partOf('Reply list, each row', reply, 'output');
    case 'docs':
      return partOf('Reply docs, each', reply, 'output');
    default:
      return partOf('Reply data', reply, 'output');
  }
}

function partOf(name: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  const rows = schema ? fieldRows(schemaOf(schema, io)) : [];
  const [first] = rows;
  if (!first) return '';
  if (first.name === '') return `<p>${name}: ${escapeHtml(first.type)}.</p>`;
  return `<details><summary>${name}: ${rows.length} ${rows.length === 1 ? 'field' : 'fields'}</summary>
<table><thead><tr><th scope="col">Field</th><th scope="col">Value</th></tr></thead><tbody>${rows.map(rowOf).join('')}</tbody></table></details>`;
}

function rowOf({ name, type, isOptional }: FieldRow): string {
  const note = isOptional ? ' <small>optional</small>' : '';
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${note}</th><td>${escapeHtml(type)}</td></tr>`;
}

function refusals(): string {
  const rows = Object.entries(errors).map(
    ([code, { status, en }]) =>
      `<tr><th scope="row"><code>${code}</code></th><td>${status}</td><td>${escapeHtml(en)}</td></tr>`,
  );
  return `<section id="refusals"><h2>Refusals</h2><table class="refusals"><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Message</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}
