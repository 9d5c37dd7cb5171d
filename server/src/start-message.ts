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
};

/** The one block that a start prints. */
export function describeStart(started: Started): string {
  const { config, version, address, whereData, signIn, tablets = [] } = started;
  const [first] = tablets;
  const lines: [string, string][] = [
    ['Address', config.origin === null ? address : `${config.origin} (here: ${address})`],
    ...tablets.map((tablet): [string, string] => ['Tablets', tablet]),
    ['Data', whereData],
    ...describeSignIn(signIn),
  ];
  const table = lines.map(([label, value]) => `  ${label.padEnd(10)}${value}`);
  const code = first === undefined ? [] : ['', ...terminalQr(first)];
  return ['', `${config.portalName} ${version} is ready`, '', ...table, ...code, ''].join('\n');
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
