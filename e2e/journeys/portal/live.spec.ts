import { newId } from '@sewa/contract/kernel/values/ids';
import { createFreshPerson } from '../../support/people.ts';
import { expect, openPage, test } from '../../support/portal.ts';

test('a live view that a busy server refused asks again and misses nothing', async ({
  page,
  enter,
  admin,
}) => {
  let refused = 0;
  await page.routeWebSocket(/\/socket\//, (client) => {
    const server = client.connectToServer();
    client.onMessage((message) => {
      if (refused === 0 && String(message).includes('"subscribe"')) {
        refused += 1;
        client.send('42["refused",{"code":"BUSY"}]');
      } else server.send(message);
    });
  });
  await enter('admin');
  await openPage(page, '/settings/users?q=satnam');
  await expect.poll(() => refused).toBe(1);
  const name = `Satnam ${newId().slice(-8)}`;
  await createFreshPerson(admin, { name });
  await expect(page.getByRole('main')).toContainText(name);
});

test('a change that is heard before the first rows arrive is shown after them', async ({
  page,
  enter,
  admin,
}) => {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  const rowsMayArrive = Promise.withResolvers<void>();
  await enter('admin');
  await page.route(
    '**/api/user/auditlogs*',
    async (route) => {
      const response = await route.fetch();
      await rowsMayArrive.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await openPage(page, '/settings/audit');
  await expect.poll(() => heard.join()).toContain('audit.changed');
  const name = `Satnam ${newId().slice(-8)}`;
  const { id } = await createFreshPerson(admin, { name });
  await expect.poll(() => heard.join()).toContain(id);
  rowsMayArrive.resolve();
  await expect(page.getByRole('main')).toContainText(name);
});
