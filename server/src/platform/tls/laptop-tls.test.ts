import { X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../../../demo/fill-demo-area.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { readLaptopIdentity } from './laptop-identity.ts';
import { openLaptopTls } from './laptop-tls.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Without a CA it trusts what the machine trusts; with one, only that. */
function ask(
  url: string,
  options: { method?: string; ca?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { body, ...rest } = options;
  const request = url.startsWith('https:') ? requestTls : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...rest, agent: false }, (reply) => {
      reply.setEncoding('latin1');
      text(reply)
        .then((content) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: content }))
        .catch(reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a camp laptop with its own certificate', () => {
  let portal: TestPortal;
  let plainUrl: string;
  beforeAll(async () => {
    portal = await openTestPortal({ PORTAL_OFFLINE: '1', PORTAL_HTTPS: '1' });
    plainUrl = portal.url.replace('https:', 'http:');
  });
  afterAll(() => portal.close());

  const json = { 'content-type': 'application/json' };
  const credentials = JSON.stringify({ u: 'admin', p: demoPassword });

  test('is refused by whoever does not trust it, and serves whoever trusts only its authority', async () => {
    expect(portal.url).toMatch(/^https:/);
    await expect(ask(`${portal.url}/healthz`)).rejects.toThrow(/certificate/);
    const file = await ask(`${plainUrl}/trust/sewa-portal.crt`);
    expect(file.headers['content-type']).toBe('application/x-x509-ca-cert');
    const ca = new X509Certificate(Buffer.from(file.body, 'latin1')).toString();
    const signIn = await ask(`${portal.url}/api/user/login`, {
      method: 'POST',
      ca,
      headers: json,
      body: credentials,
    });
    expect(signIn.status).toBe(200);
    const [cookie = ''] = signIn.headers['set-cookie'] ?? [];
    expect(cookie).toContain('Secure');
    const user = await ask(`${portal.url}/api/user`, { ca, headers: { cookie } });
    expect(user.status).toBe(200);
    const socket = io(portal.url, {
      path: '/socket',
      extraHeaders: { cookie },
      ca,
      reconnection: false,
    } as object);
    try {
      const said = await socket.timeout(20_000).emitWithAck('subscribe', { event: 'blood-floor.changed' });
      expect(said).toMatchObject({ success: true });
    } finally {
      socket.close();
    }
  });

  test('explains in three languages how to trust it, to whoever comes without https', async () => {
    const page = async (query: string, headers = {}) => {
      const { status, body, headers: given } = await ask(`${plainUrl}/trust${query}`, { headers });
      expect(status).toBe(200);
      expect(given['content-security-policy']).toContain("default-src 'none'");
      return Buffer.from(body, 'latin1').toString();
    };
    expect(await page('')).toContain('Trust this laptop');
    expect(await page('?lang=hi')).toContain('सर्टिफ़िकेट डाउनलोड करें'.normalize('NFC'));
    const punjabi = await page('', { 'accept-language': 'pa-IN' });
    for (const part of ['Android', 'iPad', 'Windows', '/trust/sewa-portal.crt'])
      expect(punjabi).toContain(part);
    const { host } = new URL(portal.url);
    expect(await page('?to=%2Fblood-donation%2Fcamp')).toContain(
      `href="https://${host}/blood-donation/camp"`,
    );
    for (const to of ['//evil.example', 'javascript:alert(1)', '/"><script>'])
      expect(await page(`?to=${encodeURIComponent(to)}`)).not.toMatch(/evil|alert|"><script>/);
  });

  test('leads every page without https to the explanation and answers no call there', async () => {
    const page = await ask(`${plainUrl}/blood-donation/camp?day=1`);
    expect(page.status).toBe(302);
    expect(page.headers['location']).toBe('/trust?to=%2Fblood-donation%2Fcamp%3Fday%3D1');
    for (const [method, path] of [
      ['POST', '/api/user/login'],
      ['GET', '/api/user'],
      ['GET', '/socket/?EIO=4&transport=polling'],
    ] as const) {
      const refused = await ask(plainUrl + path, {
        method,
        headers: json,
        ...(method === 'POST' ? { body: credentials } : {}),
      });
      expect(refused.status, path).toBe(503);
      expect(JSON.parse(refused.body).code).toBe('BUSY');
      expect(refused.headers['set-cookie']).toBeUndefined();
    }
  });

  test('keeps its private keys to its owner and serves them nowhere', async () => {
    const folder = join(portal.dataDir, 'tls');
    const files = await readdir(folder);
    expect(files.toSorted()).toEqual(['authority.pem', 'server.pem']);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const ca = await readFile(join(folder, 'authority.pem'), 'utf8');
    for (const file of files) {
      expect((await stat(join(folder, file))).mode & 0o777, file).toBe(0o600);
      for (const path of [
        `/tls/${file}`,
        `/trust/${file}`,
        `/trust/../tls/${file}`,
        `/trust/%2e%2e/tls/${file}`,
      ])
        for (const { body } of [await ask(plainUrl + path), await ask(portal.url + path, { ca })])
          expect(body, path).not.toContain('PRIVATE KEY');
    }
    for (const path of ['/trust', '/trust/sewa-portal.crt', '/trust/check', '/trust/forward.js'])
      expect((await ask(plainUrl + path)).body).not.toMatch(/PRIVATE|BEGIN/);
  });
});

describe('its certificate', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sewa tls '));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const base = { organisation: 'Sewa Portal', name: 'Camp laptop' };
  const names = { names: ['localhost'], addresses: ['127.0.0.1', '192.168.1.7'] };

  test('is replaced without a restart when the addresses change; what tablets trust stays', async () => {
    const one = { netmask: '', mac: '', cidr: null, family: 'IPv4', internal: false } as const;
    let address = '192.168.1.7';
    const network = () => ({ interfaces: { wlan0: [{ ...one, address }] } as never, hostName: 'ludhiana' });
    const config = { dataDir: join(folder, 'moving'), host: '0.0.0.0', portalName: 'Sewa Portal' };
    const tls = await openLaptopTls(config, network);
    const server = tls.createServer(
      (_request, response) => response.end('portal'),
      (_request, response) => response.end('plain'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      expect(await tls.refresh()).toBe(false);
      expect(await namesAt(port, tls.authority)).toContain('192.168.1.7');
      address = '10.20.30.40';
      expect(await tls.refresh()).toBe(true);
      const renewed = await namesAt(port, tls.authority);
      expect(renewed).toContain('10.20.30.40');
      expect(renewed).not.toContain('192.168.1.7');
      expect(await tls.refresh()).toBe(false);
    } finally {
      tls.close();
      server.close();
    }
  });

  test('is renewed a month before its end, and when it is not of this authority', async () => {
    const order = { ...base, folder: join(folder, 'ending'), names };
    const now = new Date();
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const first = await readLaptopIdentity({ ...order, now });
    expect((await readLaptopIdentity({ ...order, now: later(300) })).isNew).toBe(false);
    const next = await readLaptopIdentity({ ...order, now: later(365) });
    expect(next.isNew).toBe(true);
    expect(next.authority.fingerprint256).toBe(first.authority.fingerprint256);
    await rm(join(order.folder, 'authority.pem'));
    // Another name for the laptop changes nothing either.
    const other = await readLaptopIdentity({ ...order, name: 'Camp laptop two', now });
    expect(other.isNew).toBe(true);
    expect((await readLaptopIdentity({ ...order, name: 'Camp laptop three', now })).isNew).toBe(false);
  });

  test('a damaged authority is named instead of replaced', async () => {
    const order = { ...base, folder: join(folder, 'damaged'), names, now: new Date() };
    await readLaptopIdentity(order);
    await writeFile(join(order.folder, 'server.pem'), 'nonsense');
    expect((await readLaptopIdentity(order)).isNew).toBe(true);
    await writeFile(join(order.folder, 'authority.pem'), 'nonsense');
    await expect(readLaptopIdentity(order)).rejects.toThrow('authority.pem is damaged');
  });
});

/** The names that the server shows to somebody who trusts its authority. */
function namesAt(port: number, authority: X509Certificate): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', ca: authority.toString() }, () => {
      resolve(socket.getPeerX509Certificate()?.subjectAltName ?? '');
      socket.end();
    });
    socket.on('error', reject);
  });
}
