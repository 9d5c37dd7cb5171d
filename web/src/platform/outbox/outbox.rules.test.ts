import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Action,
  type Attempt,
  afterAttempt,
  attemptLimit,
  judge,
  LEASE_MS,
  MAX_FAILURES,
  mayTakeLease,
  nextOf,
  ownerOf,
  pauseAfter,
} from './outbox.rules.ts';

test('a photo is given more time than a tap, and no attempt more than a call may take', () => {
  expect(attemptLimit(200)).toBeLessThan(21_000);
  expect(attemptLimit(150_000)).toBe(50_000);
  expect(attemptLimit(5_000_000)).toBe(60_000);
  expect(LEASE_MS).toBeGreaterThan(attemptLimit(5_000_000));
});

const owner = ownerOf({ id: 'u1', areaId: 'a1' });

function action(order: number, more: Partial<Action> = {}): Action {
  return {
    order,
    key: `key-${order}`,
    owner,
    stream: `s${order}`,
    madeAt: order,
    route: { method: 'POST', path: '/api/x', envelope: 'data' },
    given: {},
    text: '',
    correctAt: null,
    failures: 0,
    refusal: null,
    ...more,
  };
}

test('the oldest action is sent first, whatever order they are read in', () => {
  expect(nextOf([action(3), action(1), action(2)], owner)?.order).toBe(1);
});

test('a refused action holds its own stream and no other', () => {
  const refused = action(1, { stream: 'a', refusal: 'closed' });
  expect(nextOf([refused, action(2, { stream: 'a' }), action(3, { stream: 'b' })], owner)?.order).toBe(3);
  expect(nextOf([refused, action(2, { stream: 'a' })], owner)).toBeNull();
});

test('a refusal holds what comes after it, not what came before', () => {
  const actions = [action(1, { stream: 'a' }), action(2, { stream: 'a', refusal: 'no' })];
  expect(nextOf(actions, owner)?.order).toBe(1);
});

test('what another user did, or the same user in another area, is not sent', () => {
  const others = [
    action(1, { owner: ownerOf({ id: 'u2', areaId: 'a1' }) }),
    action(2, { owner: ownerOf({ id: 'u1', areaId: 'a2' }) }),
  ];
  expect(nextOf(others, owner)).toBeNull();
  expect(nextOf([...others, action(3)], owner)?.order).toBe(3);
});

test.each([
  [{ status: 0, code: 'NETWORK' }, 'unanswered'],
  [{ status: 502, code: 'NETWORK' }, 'unanswered'],
  [{ status: 0, code: 'TIMEOUT' }, 'unanswered'],
  [{ status: 401, code: 'UNAUTHENTICATED' }, 'notOwner'],
  [{ status: 409, code: 'OTHER_ACTOR' }, 'notOwner'],
  [{ status: 403, code: 'PASSWORD_CHANGE_REQUIRED' }, 'notOwner'],
  [{ status: 429, code: 'THROTTLED' }, 'refused'],
  [{ status: 500, code: 'INTERNAL' }, 'failed'],
  [{ status: 503, code: 'BUSY' }, 'unanswered'],
  [{ status: 400, code: 'VALIDATION' }, 'refused'],
  [{ status: 403, code: 'FORBIDDEN' }, 'refused'],
  [{ status: 409, code: 'GATHERING_CLOSED' }, 'refused'],
])('%o is %s', (call, kind) => {
  expect(judge({ ...call, message: 'why' }).kind).toBe(kind);
});

test('no answer changes nothing about an action; a refusal keeps its reason', () => {
  expect(afterAttempt(action(1), { kind: 'unanswered' })).toEqual(action(1));
  expect(afterAttempt(action(1), { kind: 'notOwner' })).toEqual(action(1));
  expect(afterAttempt(action(1), { kind: 'refused', message: 'closed' })?.refusal).toBe('closed');
  expect(afterAttempt(action(1), { kind: 'done', reply: null })).toBeNull();
});

test('a server that fails at one action again and again stops holding the others', () => {
  let tried = action(1);
  for (let nth = 1; nth <= MAX_FAILURES; nth++) {
    expect(tried.refusal).toBeNull();
    tried = afterAttempt(tried, { kind: 'failed', message: 'broken' }) ?? tried;
  }
  expect(tried.refusal).toBe('broken');
});

test('the pauses grow, from a second to a minute', () => {
  expect(pauseAfter(1)).toBe(1_000);
  expect(pauseAfter(2)).toBe(2_000);
  expect(pauseAfter(100)).toBe(60_000);
});

test('a lease belongs to one window until it has run out', () => {
  const lease = { holder: 'a', until: 100 };
  expect(mayTakeLease(undefined, 'b', 0)).toBe(true);
  expect(mayTakeLease(lease, 'a', 50)).toBe(true);
  expect(mayTakeLease(lease, 'b', 99)).toBe(false);
  expect(mayTakeLease(lease, 'b', 100)).toBe(true);
});

test('a lease from before the clock was set back holds nobody off', () => {
  const lease = { holder: 'a', until: 1_000_000 + LEASE_MS };
  expect(mayTakeLease(lease, 'b', 1_000_000)).toBe(false);
  expect(mayTakeLease(lease, 'b', 999_999)).toBe(true);
});

test('however attempts end, each action is done at most once, in order within its stream', () => {
  const attempts: fc.Arbitrary<Attempt> = fc.constantFrom<Attempt>(
    { kind: 'done', reply: null },
    { kind: 'unanswered' },
    { kind: 'failed', message: 'f' },
    { kind: 'refused', message: 'r' },
  );
  const streams = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 });
  fc.assert(
    fc.property(streams, fc.array(attempts, { maxLength: 80 }), (made, outcomes) => {
      let waiting = made.map((stream, order) => action(order, { stream }));
      const done: Action[] = [];
      for (const outcome of outcomes) {
        const next = nextOf(waiting, owner);
        if (next === null) break;
        const after = afterAttempt(next, outcome);
        if (after === null) done.push(next);
        waiting = waiting.flatMap((one) => (one === next ? (after ?? []) : one));
      }
      expect(new Set(done.map(({ key }) => key)).size).toBe(done.length);
      for (const stream of ['a', 'b', 'c']) {
        const orders = done.filter((one) => one.stream === stream).map(({ order }) => order);
        expect(orders).toEqual(orders.toSorted((one, other) => one - other));
      }
      expect(done.length + waiting.length).toBe(made.length);
    }),
  );
});
