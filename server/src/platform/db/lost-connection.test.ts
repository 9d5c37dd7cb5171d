import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isConnectionLost } from './lost-connection.ts';
import { StandbyAware } from './standby.ts';

test('only an error of a connection to the database counts as its loss', async () => {
  const port = await closedPort();
  const client = new StandbyAware({ host: '127.0.0.1', port });
  const ofDatabase = await client.connect().catch((error: unknown) => error);
  const ofOther = await new Promise((resolve) => connect(port, '127.0.0.1').once('error', resolve));
  expect(ofDatabase).toMatchObject({ code: 'ECONNREFUSED' });
  expect(ofOther).toMatchObject({ code: 'ECONNREFUSED' });
  expect([isConnectionLost(ofDatabase), isConnectionLost(ofOther)]).toEqual([true, false]);
});

/** A port that was free a moment ago. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
