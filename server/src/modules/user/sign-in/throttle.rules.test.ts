import { expect, test } from 'vitest';
import { networkOf, secondsToWait, subscriberOf } from './throttle.rules.ts';

const now = new Date('2026-01-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const none = { count: 0, last: null };

test('four failures of a user and forty-nine from an address cost nothing', () => {
  const wait = secondsToWait({
    user: { count: 4, last: now },
    address: { count: 49, last: now },
    network: none,
    now,
  });
  expect(wait).toBe(0);
});

test('from the fifth failure on the wait doubles, and passes', () => {
  const waits = [5, 6, 7, 8].map((count) =>
    secondsToWait({ user: { count, last: now }, address: none, network: none, now }),
  );
  expect(waits).toEqual([5, 10, 20, 40]);
  expect(secondsToWait({ user: { count: 5, last: ago(6) }, address: none, network: none, now })).toBe(0);
});

test('from the fiftieth failure on an address waits too, by its own last failure', () => {
  expect(secondsToWait({ user: none, address: { count: 50, last: now }, network: none, now })).toBe(5);
  expect(secondsToWait({ user: none, address: { count: 50, last: ago(5) }, network: none, now })).toBe(0);
});

test('nobody waits for more than five minutes', () => {
  expect(secondsToWait({ user: { count: 1_000_000, last: now }, address: none, network: none, now })).toBe(
    300,
  );
});

test('an address is its subscriber', () => {
  expect(subscriberOf('203.0.113.7')).toBe('203.0.113.7');
  expect(subscriberOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(subscriberOf('::1')).toBe('0:0:0:0::/64');
  expect(subscriberOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(subscriberOf('2001:0DB8:0001::42')).toBe(subscriberOf('2001:db8:1:0:ffff::1'));
  expect(subscriberOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('from the two hundredth failure on a network waits too', () => {
  const wait = (count: number) =>
    secondsToWait({ user: none, address: none, network: { count, last: now }, now });
  expect([wait(199), wait(200)]).toEqual([0, 5]);
});

test('a network is the /48 of an IPv6 address', () => {
  expect(networkOf('203.0.113.7')).toBeNull();
  expect(networkOf('::ffff:203.0.113.7')).toBeNull();
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
  expect(networkOf('2001:0db8:0001:ffff::1')).toBe('2001:db8:1::/48');
});
