import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { laptopAddress, mayMakeNetworks, openLonelyNetwork } from './lonely-network.ts';
import { test } from './portal-place.ts';

const tablet = fileURLToPath(new URL('./lonely-tablet.ts', import.meta.url));
const port = '3443';

test.skipIf(!mayMakeNetworks)(
  'a laptop and a tablet without any other network: one donor through all stations, nothing asked of anybody outside',
  async ({ filledPlace: { start } }) => {
    const network = await openLonelyNetwork();
    try {
      const laptop = start(
        {
          ...{ HOST: '0.0.0.0', PORT: port, PORTAL_OFFLINE: '1', PORTAL_HTTPS: '1', PORTAL_DEVICE: '3' },
          PORTAL_DEMO: '1',
        },
        network.laptop,
      );
      await laptop.ready;
      const address = `https://${laptopAddress}:${port}`;
      expect(laptop.output()).toContain(`Tablets   ${address}`);
      expect(laptop.output()).toContain(`http://${laptopAddress}:${port}/trust`);
      const [command = '', ...args] = [...network.tablet, process.execPath, tablet, address];
      const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 1e8 });
      const { hosts, visits } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
      expect(hosts).toEqual([`${laptopAddress}:${port}`]);
      expect(visits).toMatchObject([
        { name: 'Lonely Donor', number: 3_000_001, status: 25, outcome: '', hasLeft: true, bagNumber: 'L-1' },
      ]);
      // Before the laptop ends: its last act is a backup, which needs nobody outside either.
      laptop.child.kill('SIGTERM');
      expect(await laptop.ended).toBe(0);
      expect(network.attempts()).toBe(0);
      // What would have been seen.
      const call = "require('node:net').connect(443, '93.184.216.34').on('error', () => {})";
      const [program = '', ...rest] = [...network.laptop, process.execPath, '-e', call];
      execFileSync(program, rest);
      expect(network.attempts()).toBeGreaterThan(0);
    } finally {
      await network.close();
    }
  },
);
