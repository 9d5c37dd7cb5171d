import { expect, test } from 'vitest';
import { tabletAddresses, terminalQr } from './tablet-addresses.ts';

const one = { netmask: '', mac: '', cidr: null } as const;
const interfaces = {
  lo: [{ ...one, family: 'IPv4', address: '127.0.0.1', internal: true }],
  wlan0: [
    { ...one, family: 'IPv4', address: '192.168.1.7', internal: false },
    { ...one, family: 'IPv6', address: 'fe80::1', internal: false, scopeid: 2 },
  ],
  eth0: [{ ...one, family: 'IPv4', address: '10.0.0.5', internal: false }],
} as const;
const at = (config: { isOffline: boolean; isLoopback: boolean; host: string }) =>
  tabletAddresses(config, `http://${config.host}:3000`, interfaces as never);

test('a camp laptop that others can reach names an address for each of its networks', () => {
  expect(at({ isOffline: true, isLoopback: false, host: '0.0.0.0' })).toEqual([
    'http://192.168.1.7:3000',
    'http://10.0.0.5:3000',
  ]);
  expect(at({ isOffline: true, isLoopback: false, host: '192.168.1.7' })).toEqual([
    'http://192.168.1.7:3000',
  ]);
});

test('the portal itself, and a laptop by itself, name none', () => {
  expect(at({ isOffline: false, isLoopback: false, host: '0.0.0.0' })).toEqual([]);
  expect(at({ isOffline: true, isLoopback: true, host: '127.0.0.1' })).toEqual([]);
});

test('the code is a square with a quiet zone, two modules in a line', () => {
  const lines = terminalQr('http://192.168.1.7:3000').map((line) =>
    line.replace('\u001b[30;47m', '').replace('\u001b[0m', ''),
  );
  const width = lines[0]?.length ?? 0;
  expect(lines.every((line) => line.length === width)).toBe(true);
  expect(lines.length).toBe(Math.ceil(width / 2));
  expect(lines[0]?.trim()).toBe('');
  expect(lines[1]).toMatch(/^ {2}█▀▀▀▀▀█/);
});
