import { keepPreviousData, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { isAnswered } from './is-answered.ts';

test('a search is answered neither before its first answer nor while it shows the one from before', async () => {
  const client = new QueryClient();
  onTestFinished(() => client.clear());
  const answers = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()] as const;
  const optionsFor = (nth: 0 | 1) => ({
    queryKey: ['search', nth],
    queryFn: () => answers[nth].promise,
    placeholderData: keepPreviousData,
  });
  const search = new QueryObserver(client, optionsFor(0));
  onTestFinished(search.subscribe(() => undefined));
  expect(isAnswered(search.getCurrentResult())).toBe(false);
  answers[0].resolve([]);
  await expect.poll(() => isAnswered(search.getCurrentResult())).toBe(true);

  search.setOptions(optionsFor(1));
  expect(search.getCurrentResult().data).toEqual([]);
  expect(isAnswered(search.getCurrentResult())).toBe(false);
  answers[1].resolve(['found']);
  await expect.poll(() => isAnswered(search.getCurrentResult())).toBe(true);
});
