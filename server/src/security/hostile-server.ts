// The real app in a process of its own, so that its memory can be measured apart from those who attack it.
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';

const [databaseUrl = '', secret = ''] = process.argv.slice(2);
const config = readConfig({
  PORT: '0',
  LOG_LEVEL: 'error',
  DATABASE_URL: databaseUrl,
  PORTAL_SECRET: secret,
});
const app = await createApp({ config, databaseUrl, secret });
process.send?.({ url: await app.listen() });

process.on('message', () => {
  // Twice: what the first collection finalises, the second frees.
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage() });
});
process.on('disconnect', () => process.exit(0));
