import { describe, expect, test } from 'vitest';
import { jsonOutput, terminalOutput } from './start-output.ts';

describe('on a terminal', () => {
  test('a step is one line, replaced by its outcome', async () => {
    const { out, written } = collect();
    const { step } = terminalOutput(out);
    expect(await step('Starting the database', async () => 7)).toBe(7);
    expect(written()).toMatch(/^ {2}Starting the database …\r {2}✓ Starting the database \(\d+\.\d s\)\n$/);
  });

  test('the replaced line is never longer than what replaces it', async () => {
    const { out, parts } = collect();
    await terminalOutput(out).step('Building', async () => undefined);
    const [before = '', after = ''] = parts;
    expect(after.trim().length).toBeGreaterThanOrEqual(before.trim().length);
  });

  test('a step that fails says so, and its error goes on', async () => {
    const { out, written } = collect();
    const failing = terminalOutput(out).step('Updating the tables', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(written()).toContain('\r  ✗ Updating the tables\n');
  });

  test('only what needs attention is told, on a line of its own', async () => {
    const { out, written } = collect();
    const { log, step } = terminalOutput(out);
    await step('Starting', async () => {
      log.info('migrated: 0001');
      log.warn('The database was lost; bringing it back.');
    });
    expect(written()).not.toContain('migrated');
    expect(written()).toContain('Starting …\n  ! The database was lost; bringing it back.\n\r  ✓ Starting');
  });

  test('the lines of the app are readable, with the request and the error', () => {
    const { out, written } = collect();
    const { appLog } = terminalOutput(out);
    expect(appLog.level).toBe('warn');
    appLog.stream?.write(
      JSON.stringify({
        level: 50,
        msg: 'request failed',
        reqId: 'AB-1',
        err: { message: 'm', stack: 'Error: m' },
      }),
    );
    expect(written()).toBe('  ! request failed (request AB-1)\nError: m\n');
  });
});

describe('elsewhere', () => {
  test('JSON lines from the level on, and nothing about steps', async () => {
    const { out, written } = collect();
    const { log, step, appLog } = jsonOutput('warn', out);
    await step('Starting the database', async () => log.info('migrated: 0001'));
    log.warn('lost');
    expect(JSON.parse(written())).toMatchObject({ level: 40, msg: 'lost' });
    expect(appLog).toEqual({ level: 'warn' });
  });
});

function collect() {
  const parts: string[] = [];
  return { parts, out: { write: (text: string) => parts.push(text) }, written: () => parts.join('') };
}
