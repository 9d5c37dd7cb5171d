import { resolve } from 'node:path';
import { CommandError, confirm, runCommand } from './command.ts';
import { putBack } from './put-back.ts';

await runCommand(async ({ config, words: [file, ...more], isSure }) => {
  if (file === undefined || more.length > 0) throw new CommandError('Usage: npm run restore -- file [--yes]');
  const question = `There is data in ${config.dataDir}; the archive will take its place.`;
  const mayReplace = async () => isSure || confirm(question, 'restore');
  const { madeAt, tables } = await putBack({
    config,
    file: resolve(file),
    mayReplace,
    progress: async (step) => console.log(step),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored the backup of ${madeAt}: ${tables.length} tables with ${rows} rows.`);
});
