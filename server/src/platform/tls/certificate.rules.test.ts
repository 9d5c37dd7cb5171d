import { X509Certificate } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeAuthority, makeServerCertificate } from './certificate.ts';
import { integer, oid, sequence, time } from './der.ts';
import { isLocalAddress, laptopNames, shortName } from './local-addresses.ts';

const now = new Date('2026-11-16T10:00:00Z');
const subject = { organisation: 'ਸੇਵਾ Portal', name: 'Camp laptop ludhiana' };

test('values are encoded as X.690 and RFC 5280 have it', () => {
  expect(integer(Buffer.from([0, 0, 127])).toString('hex')).toBe('02017f');
  expect(integer(Buffer.from([128])).toString('hex')).toBe('02020080');
  expect(integer(Buffer.from([0])).toString('hex')).toBe('020100');
  expect(oid('1.2.840.10045.4.3.2').toString('hex')).toBe('06082a8648ce3d040302');
  expect(sequence(Buffer.alloc(300)).subarray(0, 4).toString('hex')).toBe('3082012c');
  expect(time(new Date('2049-12-31T23:59:59Z')).toString('latin1')).toBe('\x17\x0d491231235959Z');
  expect(time(new Date('2050-01-01T00:00:00Z')).toString('latin1')).toBe('\x18\x0f20500101000000Z');
});

describe('certificates', () => {
  const authority = makeAuthority({ subject, now });
  const names = {
    names: ['localhost', 'ludhiana.local'],
    addresses: ['127.0.0.1', '192.168.1.7', 'fc00::1:3'],
  };
  const parsed = new X509Certificate(authority.certificate);

  test('a server is named by its names and addresses, and vouched for by the authority', () => {
    const server = new X509Certificate(makeServerCertificate(authority, { names, now }).certificate);
    expect(server.checkIssued(parsed)).toBe(true);
    expect(server.verify(parsed.publicKey)).toBe(true);
    expect(server.ca).toBe(false);
    for (const address of names.addresses) expect(server.checkIP(address), address).toBe(address);
    expect(server.checkHost('ludhiana.local')).toBe('ludhiana.local');
    expect(server.checkIP('192.168.1.8')).toBeUndefined();
    expect(server.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  });

  test('both are valid for clocks that are some days behind, and phones accept how long', () => {
    const server = new X509Certificate(makeServerCertificate(authority, { names, now }).certificate);
    const days = (one: X509Certificate) => (Date.parse(one.validTo) - Date.parse(one.validFrom)) / 86_400_000;
    expect(Date.parse(server.validFrom)).toBeLessThan(now.getTime() - 6 * 86_400_000);
    expect(days(server)).toBeLessThanOrEqual(398);
    expect(days(parsed)).toBeGreaterThan(3_650);
    expect(parsed.ca).toBe(true);
  });

  test('a server never outlives its authority', () => {
    const late = new Date(Date.parse(parsed.validTo) - 40 * 86_400_000);
    const server = new X509Certificate(makeServerCertificate(authority, { names, now: late }).certificate);
    expect(server.validTo).toBe(parsed.validTo);
  });
});

test('only addresses of local networks are local', () => {
  for (const one of ['10.1.2.3', '172.31.0.1', '192.168.43.1', '169.254.7.7', '127.0.0.1', '::1', 'fd12::1'])
    expect(isLocalAddress(one), one).toBe(true);
  for (const one of ['8.8.8.8', '172.32.0.1', '192.169.0.1', '2001:db8::1', 'camp.example.org'])
    expect(isLocalAddress(one), one).toBe(false);
});

test('a laptop is called by its local addresses and its name', () => {
  const one = { netmask: '', mac: '', cidr: null } as const;
  const interfaces = {
    lo: [{ ...one, family: 'IPv4', address: '127.0.0.1', internal: true }],
    wlan0: [{ ...one, family: 'IPv4', address: '192.168.1.7', internal: false }],
    wwan0: [{ ...one, family: 'IPv4', address: '49.36.1.1', internal: false }],
  } as const;
  expect(laptopNames('0.0.0.0', { interfaces: interfaces as never, hostName: 'Ludhiana.lan' })).toEqual({
    names: ['localhost', 'ludhiana.local'],
    addresses: ['127.0.0.1', '192.168.1.7', '::1'],
  });
  expect(shortName('localhost')).toBeNull();
  expect(shortName('कैंप')).toBeNull();
});
