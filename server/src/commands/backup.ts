import { join, resolve } from 'node:path';
import { backUp } from './back-up.ts';
import { CommandError, runCommand } from './command.ts';
import { filesFolder } from './manifest.ts';

await runCommand(async ({ config, words }) => {
  if (words.length > 1) throw new CommandError('Usage: npm run backup -- [file]');
  const moment = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const target = resolve(words[0] ?? join(config.dataDir, 'backups', `sewa-portal-${moment}.tar.gz`));
  const { tables, entries } = await backUp(config, target);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = entries.filter(({ name }) => name.startsWith(filesFolder)).length;
  console.log(`${target}: ${tables.length} tables with ${rows} rows, ${files} files.`);
  if (config.s3 !== null)
    console.log(
      `The attachments lie in ${config.s3.address} and are not in this archive: let the bucket keep its versions.`,
    );
});
