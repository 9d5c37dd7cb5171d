import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Figures and pictures that outlive the run. */
export const results = 'test-results';

export async function writeResult(name: string, content: unknown): Promise<void> {
  await mkdir(results, { recursive: true });
  await writeFile(join(results, name), `${JSON.stringify(content, null, 2)}\n`);
}
