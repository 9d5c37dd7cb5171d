import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createPreparingProcesses } from './preparing-processes.ts';

test('a process that has just been ended for being idle gets no more work', async () => {
  const idleLimit = 1;
  const processes = createPreparingProcesses({ timeLimit: 25_000, idleLimit });
  const folder = await mkdtemp(join(tmpdir(), 'sewa preparing '));
  onTestFinished(async () => {
    processes.close();
    await rm(folder, { recursive: true, force: true });
  });
  const path = join(folder, 'photo');
  await writeFile(path, await sharp({ create: square }).jpeg().toBuffer());
  const prepare = () => processes.run({ path, kind: 'jpeg', wish: 'photo' });

  await prepare();
  // Both timers are due in the same turn, ours second: the process is killed, and its end cannot have been heard yet.
  const ended = new Promise((resolve) => setTimeout(resolve, idleLimit));
  for (const since = performance.now(); performance.now() - since < 10 * idleLimit; );
  await ended;
  expect((await prepare()).width).toBe(square.width);
});

const square = { width: 40, height: 40, channels: 3, background: 'white' } as const;
