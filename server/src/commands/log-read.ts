import { once } from 'node:events';
import { resolve } from 'node:path';
import { CommandError, runCommand } from './command.ts';
import { linesOfLog } from './read-log.ts';

await runCommand(async ({ config, words }) => {
  const [file, text = '', ...more] = words;
  if (file === undefined || more.length > 0)
    throw new CommandError('Usage: npm run log:read -- <file> [text that the entries have]');
  for await (const line of linesOfLog(resolve(file), config.backupPassphrase))
    if (line.includes(text) && !process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
});
