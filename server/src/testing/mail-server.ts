import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string;
  /** As it came over the line, headers and body. */
  raw: string;
  /** The body, decoded. */
  text: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** The id of the first mail that is held. */
  held: Promise<string>;
  /** The next mail to this address that nobody has asked for yet. */
  next(to: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it is given. */
export async function openMailServer({
  isRefusing = false,
  /** Takes a mail and never answers. */
  isHolding = false,
} = {}): Promise<MailServer> {
  const { promise: held, resolve: hold } = Promise.withResolvers<string>();
  const mails: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (isRefusing) return done(new Error('mailbox unavailable'));
        const raw = Buffer.concat(chunks).toString('utf8');
        if (isHolding) return hold(/^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '');
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address).join(), raw, text: bodyOf(raw) });
        done();
        for (const look of waiting) look();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?from=portal@example.org`,
    mails,
    held,
    next: (to) =>
      new Promise((found) => {
        const look = () => {
          const mail = mails.find((one) => one.to === to && !taken.has(one));
          if (!mail) return;
          taken.add(mail);
          waiting.delete(look);
          found(mail);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function bodyOf(raw: string): string {
  const cut = raw.indexOf('\r\n\r\n');
  const [head, body] = [raw.slice(0, cut), raw.slice(cut + 4)];
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
