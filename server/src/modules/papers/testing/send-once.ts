import { readConfig } from '../../../config.ts';
import { sendAlerts } from '../../../platform/alerts/send-alerts.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { modules } from '../../index.ts';

/** One round of the alerts of all modules, as the hourly work does it. */
export async function sendOnce(given: { appUrl: string; smtpUrl: string; today: string }) {
  const config = readConfig({ SMTP_URL: given.smtpUrl });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const mailer = createMailer(config);
  // Declared, not used: what the handlers need stays away.
  const needs: Partial<ModuleNeeds> = { config, secret: 'of no use', mailer, log };
  const sources = modules(needs as ModuleNeeds).flatMap((module) => module.alerts ?? []);
  const database = openDatabase({ url: given.appUrl, log, usesPlainRequests: false });
  const step = sendAlerts({
    ...{ sources, mailer, log, origin: null, portalName: 'Sewa Portal', timeZone: 'Asia/Kolkata' },
    today: () => given.today,
  });
  try {
    return await step.run({ cursor: null, save: async () => undefined }, database.anonymous);
  } finally {
    await database.close();
  }
}
