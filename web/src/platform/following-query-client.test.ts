import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { FollowingQueryClient } from './following-query-client.ts';

test('a change during the first fetch is fetched after it', async () => {
  const { client, answerNext, shown } = observe();
  const refetched = client.invalidateQueries({ queryKey: ['list'] });
  answerNext('read before the change');
  await expect.poll(shown).toBe('read before the change');
  answerNext('read after the change');
  await refetched;
  expect(shown()).toBe('read after the change');
});

test('a change during a later fetch replaces that fetch', async () => {
  const { client, answerNext, shown, fetches } = observe();
  answerNext('first');
  await expect.poll(shown).toBe('first');
  const slow = client.invalidateQueries({ queryKey: ['list'] });
  await expect.poll(fetches).toBe(2);
  const refetched = client.invalidateQueries({ queryKey: ['list'] });
  await expect.poll(fetches).toBe(3);
  answerNext('read before the change');
  answerNext('read after the change');
  await Promise.all([slow, refetched]);
  expect(shown()).toBe('read after the change');
});

test('a first fetch that fails is followed as well', async () => {
  const { client, answerNext, failNext, shown } = observe();
  const refetched = client.invalidateQueries({ queryKey: ['list'] });
  failNext();
  answerNext('read after the change');
  await refetched;
  expect(shown()).toBe('read after the change');
});

/** A mounted query whose fetches are answered by the test, in their order. */
function observe() {
  const client = new FollowingQueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: Array<PromiseWithResolvers<string>> = [];
  let asked = 0;
  const answerAt = (index: number) => {
    answers[index] ??= Promise.withResolvers<string>();
    return answers[index];
  };
  let answered = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: () => answerAt(asked++).promise,
  });
  const stop = observer.subscribe(() => undefined);
  onTestFinished(() => {
    stop();
    client.clear();
  });
  return {
    client,
    answerNext: (value: string) => answerAt(answered++).resolve(value),
    failNext: () => answerAt(answered++).reject(new Error('The connection was lost')),
    shown: () => observer.getCurrentResult().data,
    fetches: () => asked,
  };
}
