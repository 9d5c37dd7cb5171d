import { join, resolve } from 'node:path';
import { CommandError, runCommand } from './command.ts';
import { exportLog } from './export-log.ts';

const usage = 'Usage: npm run log:export -- <months that stay in the portal> [folder]';

await runCommand(async ({ config, words }) => {
  const [months = '', folder = join(config.dataDir, 'backups', 'change-log'), ...more] = words;
  if (!/^\d{1,3}$/.test(months) || Number(months) === 0 || more.length > 0) throw new CommandError(usage);
  const parts = await exportLog(config, { months: Number(months), folder: resolve(folder) });
  for (const { file, rows } of parts) console.log(`${file}: ${rows} entries, no longer in the portal.`);
  if (parts.length === 0) console.log(`Nothing to do: no closed month is older than ${months} months.`);
});
