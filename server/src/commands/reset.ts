import { CommandError, confirm, runCommand } from './command.ts';
import { emptyData } from './empty-data.ts';

await runCommand(async ({ config: { dataDir, databaseUrl }, words, isSure }) => {
  if (words.length > 0) throw new CommandError('Usage: npm run reset [-- --yes]');
  if (databaseUrl !== null) {
    throw new CommandError(
      'DATABASE_URL is set, and an outside database is not ours to empty: make a new one instead.',
    );
  }
  const question = `This deletes the database and all files in ${dataDir}. Backups in it stay.`;
  if (!isSure && !(await confirm(question, 'reset'))) throw new CommandError('Nothing was changed.');
  await emptyData(dataDir);
  console.log(`${dataDir} is empty; the next start begins anew.`);
});
