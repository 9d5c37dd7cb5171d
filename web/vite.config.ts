import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const isOffline = process.env['PORTAL_OFFLINE'] === '1';
const portalServer = process.env['PORTAL_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), precompress()],
  define: { __OFFLINE__: JSON.stringify(isOffline) },
  build: {
    outDir: isOffline ? 'dist-offline' : 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // Every browser that runs our target preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          // They change less often than we do: their own files stay in the browser's cache over our releases.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'i18next', test: /node_modules\/(i18next|react-i18next)\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': portalServer, '/socket': { target: portalServer, ws: true } } },
  preview: { proxy: { '/api': portalServer, '/socket': { target: portalServer, ws: true } } },
});

/** Compressed once at build time, as small as it goes; the server then only picks the file. */
function precompress(): Plugin {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      directory = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = await readdir(directory, { recursive: true });
      await Promise.all(names.map((name) => compressFile(path.join(directory, name))));
    },
  };
}

// The server writes into index.html before it sends it, so that one is left alone.
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  if (!COMPRESSIBLE.test(file) || !(await stat(file)).isFile()) return;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}
