// The real app in a process of its own, to be killed.
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';

const [databaseUrl = '', secret = '', dataDir = ''] = process.argv.slice(2);
const config = readConfig({
  ...{ PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: databaseUrl, PORTAL_SECRET: secret, DATA_DIR: dataDir },
});
const app = await createApp({ config, databaseUrl, secret });
process.send?.({ url: await app.listen() });
process.on('disconnect', () => void app.close().then(() => process.exit(0)));
