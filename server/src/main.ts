import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded, hence the dynamic import. A cache that cannot be written is no error.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)));

const { start } = await import('./start.ts');
await start(process.env);
