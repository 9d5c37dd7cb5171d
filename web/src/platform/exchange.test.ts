import { afterEach, expect, test, vi } from 'vitest';
import { exchange, LateAnswer } from './exchange.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the time limit covers the body of the reply', async () => {
  stall(200, '{"success":true,');
  await expect(exchange('/api/user', {}, { limitMs: 50 })).rejects.toBeInstanceOf(LateAnswer);
});

test('a reply in time comes with its whole body', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"success":true}'));
  expect(await exchange('/api/user', {})).toEqual({ status: 200, ok: true, text: '{"success":true}' });
});

test('a 401 counts without its body', async () => {
  stall(401, '{');
  expect(await exchange('/api/user', {}, { limitMs: 50 })).toEqual({ status: 401, ok: false, text: '' });
});

test('a caller who leaves ends the call', async () => {
  stall(200, '{');
  const left = new AbortController();
  const answer = exchange('/api/user', {}, { signal: left.signal });
  left.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

/** A line that stalls in the middle of the body, and breaks off with its signal as that of a browser does. */
function stall(status: number, beginning: string): void {
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(beginning));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { status });
  });
}
