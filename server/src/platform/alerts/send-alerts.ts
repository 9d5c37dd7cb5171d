import { meets } from '@sewa/contract/kernel/rights/requirement';
import { newId } from '@sewa/contract/kernel/values/ids';
import { dueUntil } from '@sewa/contract/papers/paper-state';
import { whoOf } from '../access/who.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ModuleStep } from '../module.ts';
import { type AnnouncedThing, announced } from './alert.rules.ts';
import { alertMail } from './alert-mail.ts';
import type { AlertSource } from './alert-source.ts';
import { claimAlerts, endAlerts, forgetOldAlerts, listRecipients, openAlerts } from './alerts.queries.ts';

interface Needs {
  sources: readonly AlertSource[];
  mailer: Mailer;
  portalName: string;
  origin: string | null;
  timeZone: string;
  today(): string;
  log: Log;
}

const RECIPIENTS_AT_ONCE = 100;
/** After so many refusals in a row the mail server is left alone until the next hour. */
const MAX_REFUSALS = 3;

/**
 * Tells by mail what expires in 30, 14 and 7 days. What a mail tells is written down before it is sent, and that it was
 * sent afterwards: a process that is killed in between leaves a mail that the next round sends again under the same id.
 */
export function sendAlerts(needs: Needs): ModuleStep {
  return {
    name: 'alerts of what expires',
    isLater: true,
    run: async (_progress, anonymous) => {
      if (!needs.mailer.isConfigured) return undefined;
      let [mails, refused, inARow] = [0, 0, 0];
      let after: string | null = null;
      for (;;) {
        const users: string[] = await anonymous((tx) => listRecipients(tx, after, RECIPIENTS_AT_ONCE));
        for (const user of users) {
          const outcome = await tell(needs, anonymous, user);
          if (outcome === 'sent') mails += 1;
          if (outcome === 'refused') refused += 1;
          inARow = outcome === 'refused' ? inARow + 1 : 0;
          if (inARow === MAX_REFUSALS) throw new Error(`the mail server refused ${inARow} mails in a row`);
        }
        after = users.at(-1) ?? null;
        if (users.length < RECIPIENTS_AT_ONCE) break;
      }
      const forgotten = await anonymous((tx) => forgetOldAlerts(tx, needs.today()));
      return { mails, refused, forgotten };
    },
  };
}

async function tell(
  needs: Needs,
  anonymous: Database['anonymous'],
  user: string,
): Promise<'sent' | 'refused' | 'nothing'> {
  const found = await anonymous(async (tx) => {
    const recipient = await openAlerts(tx, user);
    if (!recipient) return null;
    const who = whoOf(recipient, needs.timeZone);
    const today = needs.today();
    const things: AnnouncedThing[] = [];
    for (const source of needs.sources)
      if (meets(source.requirement, who))
        things.push(...announced(await source.find(tx, { who, today, until: dueUntil(today) }), today));
    return { who, email: recipient.email, things };
  });
  if (!found || found.things.length === 0) return 'nothing';
  const claimed = await anonymous((tx) =>
    claimAlerts(tx, {
      user,
      mail: newId(),
      things: found.things.map(({ thing, lastDay, days }) => ({ thing, lastDay, days })),
    }),
  );
  const [first] = claimed;
  if (!first) return 'nothing';
  const announcedKeys = new Set(claimed.map(keyOf));
  const isSent = await send(needs, {
    ...found,
    mail: first.mailId,
    things: found.things.filter((one) => announcedKeys.has(keyOf(one))),
  });
  await anonymous((tx) => endAlerts(tx, { user, mail: first.mailId, isSent }));
  return isSent ? 'sent' : 'refused';
}

async function send(
  { mailer, portalName, origin, log }: Needs,
  sending: {
    who: ReturnType<typeof whoOf>;
    email: string;
    mail: string;
    things: readonly AnnouncedThing[];
  },
): Promise<boolean> {
  const { who, email, mail, things } = sending;
  const text = alertMail({ portal: portalName, name: who.name, origin, things }, who.language ?? 'en');
  try {
    await mailer.send({ to: email, ...text, id: mail });
    return true;
  } catch (error) {
    log.warn(`a mail about what expires was not sent: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

function keyOf({ thing, lastDay, days }: { thing: string; lastDay: string; days: number }): string {
  return `${thing} ${lastDay} ${days}`;
}
