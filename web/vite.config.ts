import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

const isOffline = process.env['PORTAL_OFFLINE'] === '1';
const portalServer = process.env['PORTAL_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), finish()],
  define: { __OFFLINE__: JSON.stringify(isOffline) },
  build: {
    outDir: isOffline ? 'dist-offline' : 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // Every browser that runs our target preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What most pages share is one file, a quarter of this when it is sent, and kept from then on.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Compressing takes most of a build, as intended; a warning at each build on a busy machine tells nobody anything.
      checks: { bundlerTimings: false },
      // Making a schema has no effect of its own: one that nobody asks for may go, and zod with the last of them.
      treeshake: { manualPureFunctions: ['z'] },
      // All icons stand in one file of constants: written where they are used, each page brings only its own.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          // Few files, because each costs a round trip: one for every stage of coming in. React and zod change less
          // often than we do and stay in the browser's cache over our releases.
          groups: [
            { debugName: 'ahead', name: stage('ahead', ['src/ahead.ts']), priority: 60 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 50 },
            { name: 'zod', test: /node_modules\/zod\//, priority: 40 },
            { debugName: 'start', name: stage('start', ['src/main.tsx']), priority: 30 },
            {
              debugName: 'portal',
              name: stage('portal', ['src/app/Portal.tsx'], { needsOf: 'src/modules/home/HomePage.tsx' }),
              priority: 20,
            },
            { name: 'kit', test: /node_modules\/@mui\/|web\/src\/ui\//, minShareCount: 2, priority: 10 },
            { name: 'people', test: /web\/src\/people\//, minShareCount: 2, priority: 8 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': portalServer, '/socket': { target: portalServer, ws: true } } },
  preview: { proxy: { '/api': portalServer, '/socket': { target: portalServer, ws: true } } },
});

/**
 * Names the chunk of everything that the given files need at once, without what they fetch later. `needsOf`: a page that
 * follows at once. What it needs comes along, so that it waits for nothing but its own small file.
 */
function stage(
  name: string,
  files: string[],
  { needsOf }: { needsOf?: string } = {},
): CodeSplittingNameFunction {
  const roots = files.map((file) => path.join(import.meta.dirname, file));
  const page = needsOf === undefined ? null : path.join(import.meta.dirname, needsOf);
  const reached = new WeakMap<ChunkingContext, Set<string>>();
  return (moduleId, context) => {
    const members = reached.get(context) ?? withNeedsOf(page, reach(roots, context), context);
    reached.set(context, members);
    return members.has(moduleId) ? name : null;
  };
}

function withNeedsOf(page: string | null, members: Set<string>, context: ChunkingContext): Set<string> {
  if (page === null) return members;
  const own = `${path.dirname(page)}${path.sep}`;
  const needed = [...reach([page], context)].filter((id) => !id.startsWith(own));
  return new Set([...members, ...needed]);
}

function reach(roots: readonly string[], context: ChunkingContext): Set<string> {
  const members = new Set(roots);
  for (const id of members) {
    for (const needed of context.getModuleInfo(id)?.importedIds ?? []) {
      if (!isNeverCalled(needed)) members.add(needed);
    }
  }
  return members;
}

/** MUI names it beside createTheme; it would bring every kind of input field along. */
function isNeverCalled(id: string): boolean {
  return id.endsWith('/styles/enhanceHighContrast.mjs');
}

type CodeSplittingNameFunction = (moduleId: string, context: ChunkingContext) => string | null;
interface ChunkingContext {
  getModuleInfo(moduleId: string): { importedIds: string[] } | null;
}

/**
 * When all files are written: the service worker, which names them, and then each compressed as small as it goes, so that
 * the server only picks the file.
 */
function finish(): Plugin {
  let directory = '';
  return {
    name: 'finish',
    apply: 'build',
    configResolved(config) {
      directory = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      await buildServiceWorker(directory);
      const names = await readdir(directory, { recursive: true });
      await Promise.all(names.map((name) => compressFile(path.join(directory, name))));
    },
  };
}

/** One classic script at the root, because a worker rules the folder that it comes from. */
async function buildServiceWorker(directory: string): Promise<void> {
  const files = (await readdir(path.join(directory, 'assets'))).sort();
  const page = await readFile(path.join(directory, 'index.html'));
  const kept = [
    // The server fills the page in, so its revision is that of the built one.
    { url: '/', revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
    // A name with a hash is a revision by itself.
    ...files.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(kept) },
    build: {
      outDir: directory,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'src/service-worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

// The server writes into index.html before it sends it, so that one is left alone.
const COMPRESSIBLE = /\.(js|css|svg|json|txt|wasm)$/;
// Tablets at a camp get their files over the laptop's own network, where the last few per cent are not worth half of the
// time that a build takes.
const brotliQuality = isOffline ? 9 : constants.BROTLI_MAX_QUALITY;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  if (!COMPRESSIBLE.test(file) || !(await stat(file)).isFile()) return;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}
