import nodemailer from 'nodemailer';
import type { Config } from '../../config.ts';

export interface Mailer {
  /** False: no mail is configured; an administrator hands out what would have been sent. */
  readonly isConfigured: boolean;
  /** A mail with an id that is sent twice can be told to be the same one. */
  send(mail: { to: string; subject: string; text: string; id?: string }): Promise<void>;
}

export function createMailer(config: Pick<Config, 'smtpUrl' | 'portalName'>): Mailer {
  if (config.smtpUrl === null) {
    return { isConfigured: false, send: async () => undefined };
  }
  const url = new URL(config.smtpUrl);
  const from = url.searchParams.get('from') ?? `noreply@${url.hostname}`;
  url.searchParams.delete('from');
  const connection = nodemailer.createTransport(url.href, {
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  } as never);
  return {
    isConfigured: true,
    send: async ({ to, subject, text, id }) => {
      const messageId = id && { messageId: `<${id}@${from.split('@').at(-1)}>` };
      await connection.sendMail({
        from: { name: config.portalName, address: from },
        to,
        subject,
        text,
        ...messageId,
      });
    },
  };
}
