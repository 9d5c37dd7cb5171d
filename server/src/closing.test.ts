import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('a signal closes in reverse order and ends with success', async () => {
  const ended = await run(`
    closing.add({ close: async () => console.log('database') });
    closing.add({ close: async () => console.log('app'), limit: 5_000 });
    closing.started();`);
  expect(ended).toEqual({ code: 0, printed: ['ready', 'app', 'database'] });
});

test('a step that does not end is left behind after its limit', async () => {
  const ended = await run(`
    closing.add({ close: async () => console.log('database') });
    closing.add({ close: () => new Promise(() => {}), limit: 50 });
    closing.started();`);
  expect(ended).toEqual({ code: 0, printed: ['ready', 'database'] });
});

test('a step that fails does not keep the others from closing', async () => {
  const ended = await run(`
    closing.add({ close: async () => console.log('database') });
    closing.add({ close: async () => { throw new Error('no'); } });
    closing.started();`);
  expect(ended).toEqual({ code: 0, printed: ['ready', 'database'] });
});

test('a signal during the start is heard at the next check', async () => {
  const ended = await run(`
    process.once('SIGTERM', () => setImmediate(async () => {
      try { closing.check(); } catch (error) { console.log(error.constructor.name); }
      await closing.close();
      process.exit(0);
    }));
    closing.add({ close: async () => console.log('database') });`);
  expect(ended).toEqual({ code: 0, printed: ['ready', 'AskedToEnd', 'database'] });
});

/** In a process of its own, as signals belong to processes. It gets one SIGTERM when it is ready. */
async function run(setup: string): Promise<{ code: number | null; printed: string[] }> {
  const module = new URL('./closing.ts', import.meta.url).href;
  const script = `
    const { openClosing } = await import(${JSON.stringify(module)});
    const closing = openClosing();
    ${setup}
    console.log('ready');
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (printed === '') child.kill('SIGTERM');
    printed += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, printed: printed.trim().split('\n') };
}
