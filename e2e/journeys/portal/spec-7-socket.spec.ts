import { io, type Socket } from 'socket.io-client';
import { createFreshPerson } from '../../support/people.ts';
import { expect, openPage, portalUrl, test } from '../../support/portal.ts';

test('§7 Socket at /socket: subscribe with an event field brings messages with event and data, unsubscribe ends them', async ({
  admin,
}) => {
  const socket = io(portalUrl, {
    path: '/socket',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: admin.cookie },
  });
  try {
    const heard = messagesOf(socket);
    socket.emit('subscribe', { event: 'user.changed' });
    const person = await changeUntilHeard(() => createFreshPerson(admin), heard);
    const message = heard.find((one) => JSON.stringify(one.data).includes(person.id));
    expect(message).toMatchObject({ event: 'user.changed', data: expect.any(Object) });

    socket.emit('unsubscribe', { event: 'user.changed' });
    socket.emit('subscribe', { event: 'audit.changed' });
    const other = await changeUntilHeard(
      () => createFreshPerson(admin),
      heard,
      (one) => one.event === 'audit.changed',
    );
    const late = heard.filter((one) => one.event === 'user.changed');
    expect(late.some((one) => JSON.stringify(one.data).includes(other.id))).toBe(false);
  } finally {
    socket.close();
  }
});

test('§7 Socket: the page subscribes when a live view opens and unsubscribes when it is left', async ({
  page,
  enter,
}) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    if (socket.url().includes('/socket'))
      socket.on('framesent', ({ payload }) => frames.push(String(payload)));
  });
  await enter('admin');
  await openPage(page, '/settings/users');
  await expect.poll(() => frames.join()).toContain('["subscribe",{"event":"user.changed"');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => frames.join()).toContain('["unsubscribe",{"event":"user.changed"}]');
});

interface Message {
  event: string;
  data: unknown;
}

function messagesOf(socket: Socket): Message[] {
  const heard: Message[] = [];
  socket.on('message', (message: Message) => heard.push(message));
  return heard;
}

/** Subscribing has no answer, so the first change may come too early to be heard: the next one is not. */
async function changeUntilHeard<T extends { id: string }>(
  change: () => Promise<T>,
  heard: readonly Message[],
  isWanted: (message: Message) => boolean = () => true,
): Promise<T> {
  let last = await change();
  const isHeard = () => heard.some((one) => isWanted(one) && JSON.stringify(one.data).includes(last.id));
  await expect(async () => {
    const made = last;
    if (!isHeard()) last = await change();
    await expect.poll(isHeard, { timeout: 3_000 }).toBe(true);
    expect(made).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return last;
}
