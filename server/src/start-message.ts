import { join } from 'node:path';
import type { Config } from './config.ts';
import { terminalQr } from './tablet-addresses.ts';

const demoUsers = 'admin, zone, area, clerk, counter, camp, nobody';
const demoPassword = 'Sewa-demo-2026';

export type SignIn =
  | { kind: 'demo' }
  | { kind: 'known' }
  | { kind: 'first-admin'; username: string; password: string };

type Started = {
  config: Config;
  version: string;
  address: string;
  whereData: string;
  signIn: SignIn;
  /** Of a camp laptop. */
  tablets?: readonly string[];
  /** Of a camp laptop with its own certificate. */
  fingerprint?: string | null;
};

/** The one block that a start prints. */
export function describeStart(started: Started): string {
  const { config, version, address, whereData, signIn, tablets = [], fingerprint = null } = started;
  // A tablet that does not trust the laptop yet gets the explanation; one that does goes on to the portal.
  const scanned = fingerprint === null ? tablets : tablets.map(trustAddress);
  const [first] = scanned;
  const lines: [string, string][] = [
    ['Address', config.origin === null ? address : `${config.origin} (here: ${address})`],
    ...tablets.map((tablet): [string, string] => ['Tablets', tablet]),
    ...(fingerprint === null ? [] : describeTrust(fingerprint, scanned)),
    ['Data', whereData],
    ...(config.isOffline ? [describeBackups(config), diskEncryption] : []),
    ...describeSignIn(signIn),
  ];
  const table = lines.map(([label, value]) => `  ${label.padEnd(10)}${value}`);
  const code = first === undefined ? [] : ['', ...terminalQr(first)];
  return ['', `${config.portalName} ${version} is ready`, '', ...table, ...code, ''].join('\n');
}

/** Without https: it is for those who do not trust the certificate yet. */
function trustAddress(tablet: string): string {
  return `${tablet.replace(/^https:/, 'http:')}/trust`;
}

function describeTrust(fingerprint: string, [first]: readonly string[]): [string, string][] {
  const page: [string, string][] = first === undefined ? [] : [['Trust', `${first} (once on each tablet)`]];
  return [...page, ['SHA-256', fingerprint]];
}

/** So is a laptop: it has the data of every donor. */
const diskEncryption: [string, string] = ['Disk', 'encrypt it (docs/operations.md, A camp laptop, says how)'];

/** A stick is easily lost. */
function describeBackups({ backupDir, backupPassphrase, dataDir }: Config): [string, string] {
  const note = backupPassphrase === null ? 'not encrypted: set PORTAL_BACKUP_SECRET' : 'encrypted';
  return ['Backups', `${backupDir ?? join(dataDir, 'backups')} (every hour, ${note})`];
}

function describeSignIn(signIn: SignIn): [string, string][] {
  switch (signIn.kind) {
    case 'demo':
      return [
        ['Sign in', demoUsers],
        ['Password', `${demoPassword} (demo data)`],
      ];
    case 'first-admin':
      return [
        ['Sign in', signIn.username],
        ['Password', `${signIn.password} (shown only now, to be changed at the first sign-in)`],
      ];
    case 'known':
      return [];
  }
}
