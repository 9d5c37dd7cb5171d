import type { BodyOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { type Bag, bags, MAX_BAG_LETTERS } from '@sewa/contract/sg-management/bags';
import { letters } from '@sewa/contract/sg-management/letters';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../platform/call.ts';
import { send } from '../../../../platform/outbox/outbox.ts';
import { queryClient } from '../../../../platform/query-client.ts';
import { refreshResource } from '../../../../ui/resource/resource.query.ts';
import { receiveStream } from '../letter.queries.ts';

export const bagPath = '/sg-management/dak/bag';

/** The letters of a bag, or those that may still be put into it. */
export function useBagLetters(bag: string, which: 'bag' | 'packable') {
  return useQuery({
    queryKey: [letters.list.path, which, bag],
    queryFn: ({ signal }) =>
      call(letters.list, {
        query: { size: MAX_BAG_LETTERS, sort: 'reference', filter: { [which]: bag } },
        signal,
      }),
    select: ({ rows }) => rows,
  });
}

export async function packLetters(bag: string, chosen: string[]): Promise<void> {
  await changing(() => call(bags.pack, { params: { id: bag }, body: { letters: chosen } }));
}

export async function unpackLetters(bag: string, chosen: string[]): Promise<void> {
  await changing(() => call(bags.unpack, { params: { id: bag }, body: { letters: chosen } }));
}

export async function dispatchBag({ id, version }: Bag): Promise<void> {
  await changing(() => call(bags.dispatch, { params: { id }, body: { version } }));
}

export async function recallBag(id: string, body: BodyOf<typeof bags.recall>): Promise<void> {
  await changing(() => call(bags.recall, { params: { id }, body }));
}

export type ReceiveBagReply = ReplyOf<typeof bags.receive>;

/** Kept on the device until the server has it. */
export async function receiveBag(scanned: { code: string; receiver: string; describe: string }) {
  const { code, receiver, describe } = scanned;
  const outcome = await send(
    bags.receive,
    { body: { code, receiver, at: new Date().toISOString() } },
    { stream: receiveStream + code.toUpperCase(), describe, correctAt: '/sg-management/dak/receive' },
  );
  if (outcome.kind === 'waiting') void outcome.final.then(() => refresh());
  else void refresh();
  return outcome;
}

async function changing(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } finally {
    await refresh();
  }
}

async function refresh(): Promise<void> {
  await Promise.all([
    refreshResource(bags),
    queryClient.invalidateQueries({ queryKey: [letters.list.path] }),
  ]);
}
