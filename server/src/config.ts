import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { MAX_DEVICE } from '@sewa/contract/blood-donation/numbers';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const shortestSecret = 32;
const shortestPassphrase = 12;

export type LogLevel = (typeof logLevels)[number];

export type Config = {
  port: number;
  host: string;
  isLoopback: boolean;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** Where reads go, such as to a replica while there is no leader; null: to `databaseUrl`. */
  databaseReadUrl: string | null;
  /** How long a start waits for a database that does not answer, or does not lead. */
  databaseWaitSeconds: number;
  /** How long requests are served after the balancer was told that there will be no more. */
  drainSeconds: number;
  portalName: string;
  isOffline: boolean;
  /** A camp laptop with a certificate of its own. */
  usesHttps: boolean;
  /** Where a camp laptop puts its backups, absolute; null: in `dataDir`. */
  backupDir: string | null;
  /** Null: backups are not encrypted. */
  backupPassphrase: string | null;
  /** Numbers that are given here carry it: 0 is the portal itself, a camp laptop has its own. */
  device: number;
  /** `auto`: on for a new embedded database that only this machine can reach. */
  demo: 'on' | 'off' | 'auto';
  /** Null: a random one is kept in `dataDir`. */
  secret: string | null;
  /** Null: files lie in `dataDir`. */
  s3: S3Place | null;
  smtpUrl: string | null;
  /** The public address, without a slash at its end; null: the address that is listened on. */
  origin: string | null;
  timeZone: string;
  logLevel: LogLevel;
  /** Requests without speculation: see platform/db/speculative/README.md. */
  usesPlainRequests: boolean;
};

export type S3Place = {
  /** Of the bucket itself, without a slash at its end: https://host/bucket, or https://bucket.host. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The only place that knows the environment's variables. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const host = read(env, 'HOST', '127.0.0.1', toHost);
  const isOffline = read(env, 'PORTAL_OFFLINE', '0', toSwitch);
  return {
    port: read(env, 'PORT', '3000', toPort),
    host,
    isLoopback: isLoopback(host),
    dataDir: read(env, 'DATA_DIR', '.data', toPath),
    databaseUrl: readOptional(env, 'DATABASE_URL', toUrlOf('postgresql:', 'postgres:')),
    databaseReadUrl: readReadUrl(env),
    databaseWaitSeconds: read(env, 'DATABASE_WAIT_SECONDS', '60', toSecondsUpTo(3_600)),
    drainSeconds: read(env, 'PORTAL_DRAIN_SECONDS', '0', toSecondsUpTo(60)),
    portalName: read(env, 'PORTAL_NAME', 'Sewa Portal', toName),
    isOffline,
    usesHttps: readHttps(env, isOffline),
    backupDir: readOptional(env, 'PORTAL_BACKUP_DIR', toPath),
    backupPassphrase: readOptional(env, 'PORTAL_BACKUP_SECRET', toPassphrase),
    device: read(env, 'PORTAL_DEVICE', '0', toDevice),
    demo: readDemo(env),
    secret: readOptional(env, 'PORTAL_SECRET', toSecret),
    s3: readOptional(env, 'S3_URL', toS3),
    smtpUrl: readOptional(env, 'SMTP_URL', toUrlOf('smtp:', 'smtps:')),
    origin: readOptional(env, 'PORTAL_ORIGIN', toOrigin),
    timeZone: read(env, 'PORTAL_TZ', 'Asia/Kolkata', toTimeZone),
    logLevel: read(env, 'LOG_LEVEL', 'info', toLogLevel),
    usesPlainRequests: read(env, 'PORTAL_PLAIN_REQUESTS', '0', toSwitch),
  };
}

/** What a value must be; thrown by the readers below and completed with the variable's name. */
class Expected extends Error {
  readonly isSecret: boolean;
  constructor(what: string, { isSecret = false } = {}) {
    super(what);
    this.isSecret = isSecret;
  }
}

type Environment = Record<string, string | undefined>;

function read<T>(env: Environment, name: string, fallback: string, to: (text: string) => T): T {
  return readOptional(env, name, to) ?? to(fallback);
}

/** An empty variable counts as not set: that is what `NAME= npm start` and empty lines in env files mean. */
function readOptional<T>(env: Environment, name: string, to: (text: string) => T): T | null {
  const text = env[name]?.trim() ?? '';
  if (text === '') return null;
  try {
    return to(text);
  } catch (error) {
    if (!(error instanceof Expected)) throw error;
    const shown = error.isSecret ? 'Its value' : JSON.stringify(text);
    throw new ConfigError(`${name} is wrong: ${shown} is not accepted; it must be ${error.message}.`);
  }
}

function readHttps(env: Environment, isOffline: boolean): boolean {
  const usesHttps = read(env, 'PORTAL_HTTPS', '0', toSwitch);
  if (usesHttps && !isOffline)
    throw new ConfigError(
      'PORTAL_HTTPS is for a camp laptop (PORTAL_OFFLINE=1). Elsewhere a proxy adds TLS, with a certificate that everybody trusts.',
    );
  return usesHttps;
}

function readReadUrl(env: Environment): string | null {
  const url = readOptional(env, 'DATABASE_READ_URL', toUrlOf('postgresql:', 'postgres:'));
  if (url !== null && readOptional(env, 'DATABASE_URL', (text) => text) === null)
    throw new ConfigError('DATABASE_READ_URL is for a database of its own: set DATABASE_URL too.');
  return url;
}

function readDemo(env: Environment): Config['demo'] {
  const isOn = readOptional(env, 'PORTAL_DEMO', toSwitch);
  if (isOn === null) return 'auto';
  return isOn ? 'on' : 'off';
}

function toPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  throw new Expected('a whole number from 0 to 65535 (0: any free port)');
}

function toSecondsUpTo(most: number) {
  return (text: string): number => {
    const seconds = Number(text);
    if (/^\d{1,5}$/.test(text) && seconds <= most) return seconds;
    throw new Expected(`a whole number of seconds from 0 to ${most}`);
  };
}

function toDevice(text: string): number {
  const device = Number(text);
  if (/^\d{1,4}$/.test(text) && device <= MAX_DEVICE) return device;
  throw new Expected(`a whole number from 0 to ${MAX_DEVICE}`);
}

function toHost(text: string): string {
  const bare = text.replace(/^\[(.*)\]$/, '$1');
  const looksNumeric = /^[\d.]+$/.test(bare);
  if (isIP(bare) !== 0) return bare;
  if (!looksNumeric && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(bare)) return bare;
  throw new Expected('an IP address or a host name, such as 127.0.0.1 or 0.0.0.0');
}

function isLoopback(host: string): boolean {
  return (
    host === '::1' || host.toLowerCase() === 'localhost' || (isIP(host) === 4 && host.startsWith('127.'))
  );
}

function toPath(text: string): string {
  if (text.includes('\0')) throw new Expected('the path of a folder');
  return resolve(text);
}

function toName(text: string): string {
  const hasControl = /\p{Cc}/u.test(text);
  if (!hasControl && [...text].length <= 60) return text;
  throw new Expected('at most 60 characters on one line');
}

function toSwitch(text: string): boolean {
  if (/^(1|true|on|yes)$/i.test(text)) return true;
  if (/^(0|false|off|no)$/i.test(text)) return false;
  throw new Expected('1 or 0 (also true, on, yes, false, off, no)');
}

function toSecret(text: string): string {
  if (text.length >= shortestSecret) return text;
  throw new Expected(`at least ${shortestSecret} characters long`, { isSecret: true });
}

function toPassphrase(text: string): string {
  if (text.length >= shortestPassphrase) return text;
  throw new Expected(`at least ${shortestPassphrase} characters long`, { isSecret: true });
}

function toUrlOf(...protocols: string[]) {
  return (text: string): string => {
    // Such addresses carry passwords, so a wrong one is never repeated.
    const expected = new Expected(
      `an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      {
        isSecret: true,
      },
    );
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) throw expected;
    return text;
  };
}

function toS3(text: string): S3Place {
  const expected = new Expected(
    'the address of a bucket with its key, such as https://key:secret@s3.example.org/bucket?region=ap-south-1, special characters written as %2F',
    { isSecret: true },
  );
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.hash !== '') throw expected;
  if (url.username === '' || url.password === '' || !/^(\/[a-z0-9][a-z0-9.-]{1,62})?\/?$/.test(url.pathname))
    throw expected;
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const isKnown = [...url.searchParams.keys()].every((name) => name === 'region');
  if (!isKnown || !/^[a-z0-9-]{2,40}$/.test(region)) throw expected;
  try {
    return {
      address: url.origin + url.pathname.replace(/\/$/, ''),
      region,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    };
  } catch {
    throw expected;
  }
}

function toOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (url && isPlain && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Expected('an address without a path, such as https://portal.example.org');
}

function toTimeZone(text: string): string {
  try {
    // Offsets such as +05:30 are understood too, but have no summer time and no name to show.
    if (/^[+-]/.test(text)) throw new RangeError();
    // Its own spelling is not asked for: ICU would answer Asia/Calcutta.
    new Intl.DateTimeFormat('en', { timeZone: text });
    return text;
  } catch {
    throw new Expected('an IANA time zone, such as Asia/Kolkata or Europe/London');
  }
}

function toLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text.toLowerCase());
  if (level) return level;
  throw new Expected(`one of ${logLevels.join(', ')}`);
}
