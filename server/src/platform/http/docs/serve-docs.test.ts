import { allEndpoints } from '@sewa/contract/modules';
import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { serveDocs } from './serve-docs.ts';

const app = Fastify();
beforeAll(() => serveDocs(app, 'Camp & Portal'));

const get = (url: string, accept: string) => app.inject({ url, headers: { accept } });

test('a browser gets a page that names every call and asks for no script', async () => {
  const reply = await get('/api/docs', 'text/html,*/*');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+';/,
  );
  expect(reply.body).toContain('<title>Camp &amp; Portal: calls</title>');
  expect(reply.body).not.toContain('<script');
  const named = [
    ...reply.body.matchAll(/<span class="method \w+">(\w+)<\/span> <a href="#([\w-]+)">([^<]+)</g),
  ];
  expect(named.map(([, method, , path]) => `${method} ${path}`).toSorted()).toEqual(
    allEndpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
  expect(new Set(named.map(([, , id]) => id)).size).toBe(named.length);
  expect(reply.body).toContain('Requires the right SETTINGS.USER: edit.');
});

test('programs get OpenAPI, at its own address and at that of the page', async () => {
  const [own, shared] = await Promise.all([
    get('/api/docs/openapi.json', 'application/json'),
    get('/api/docs', 'application/json'),
  ]);
  expect(own.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(shared.body).toBe(own.body);
  expect(own.json()).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Camp & Portal' },
    paths: { '/api/user/login': { post: { tags: ['user'], security: [] } } },
  });
});
