import type { Language } from '@sewa/contract/kernel/values/languages';
import { alertDays } from '@sewa/contract/papers/paper-state';
import type { AnnouncedThing } from './alert.rules.ts';

export const MAX_LINES = 100;

interface MailOf {
  portal: string;
  name: string;
  /** The address of the portal; null where it is not set. */
  origin: string | null;
  things: readonly AnnouncedThing[];
}

/** One mail for all that is to be told; the nearest days first. */
export function alertMail(
  { portal, name, origin, things }: MailOf,
  language: Language,
): { subject: string; text: string } {
  const texts = words[language];
  const day = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' });
  const shown = things.toSorted((a, b) => a.lastDay.localeCompare(b.lastDay)).slice(0, MAX_LINES);
  const parts = alertDays
    .toSorted((a, b) => a - b)
    .flatMap((days) => {
      const own = shown.filter((one) => one.days === days);
      if (own.length === 0) return [];
      const lines = own.map((one) => `- ${day.format(new Date(one.lastDay))}: ${one.words(language)}`);
      return [[texts.within(days), ...lines].join('\n')];
    });
  const rest = things.length - shown.length;
  return {
    subject: `${portal}: ${texts.subject(things.length)}`,
    text: `${[
      texts.greeting(name),
      texts.intro,
      ...parts,
      ...(rest > 0 ? [texts.more(rest)] : []),
      texts.where,
      texts.stop,
      ...(origin === null ? [] : [origin]),
    ].join('\n\n')}\n`,
  };
}

interface Words {
  subject(count: number): string;
  greeting(name: string): string;
  intro: string;
  within(days: number): string;
  more(count: number): string;
  where: string;
  /** How to get no more of these mails. */
  stop: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (count) => (count === 1 ? 'a document expires soon' : `${count} documents expire soon`),
    greeting: (name) => `Dear ${name},`,
    intro: 'These documents expire soon. Renew them in time and enter the new ones in the portal.',
    within: (days) => `Within ${days} days:`,
    more: (count) => `And ${count} more.`,
    where: 'In the portal you find them on Home, under “Waiting for me”.',
    stop: 'To stop these emails, turn off “Alerts by email” in your preferences.',
  },
  hi: {
    subject: (count) =>
      count === 1 ? 'एक काग़ज़ की मियाद ख़त्म होने वाली है' : `${count} काग़ज़ों की मियाद ख़त्म होने वाली है`,
    greeting: (name) => `${name} जी,`,
    intro: 'इन काग़ज़ों की मियाद जल्द ख़त्म हो रही है। समय पर रिन्यू कराएँ और नए काग़ज़ पोर्टल में लिखें।',
    within: (days) => `${days} दिन के अंदर:`,
    more: (count) => `और ${count}।`,
    where: 'पोर्टल में ये होम पर “मेरे लिए बाकी काम” में हैं।',
    stop: 'ये ईमेल नहीं चाहिए तो अपनी पसंद में “ईमेल से सूचना” बंद करें।',
  },
  pa: {
    subject: (count) =>
      count === 1 ? 'ਇੱਕ ਕਾਗਜ਼ ਦੀ ਮਿਆਦ ਖ਼ਤਮ ਹੋਣ ਵਾਲੀ ਹੈ' : `${count} ਕਾਗਜ਼ਾਂ ਦੀ ਮਿਆਦ ਖ਼ਤਮ ਹੋਣ ਵਾਲੀ ਹੈ`,
    greeting: (name) => `${name} ਜੀ,`,
    intro: 'ਇਨ੍ਹਾਂ ਕਾਗਜ਼ਾਂ ਦੀ ਮਿਆਦ ਛੇਤੀ ਖ਼ਤਮ ਹੋ ਰਹੀ ਹੈ। ਸਮੇਂ ਸਿਰ ਰੀਨਿਊ ਕਰਵਾਓ ਅਤੇ ਨਵੇਂ ਕਾਗਜ਼ ਪੋਰਟਲ ਵਿੱਚ ਲਿਖੋ।',
    within: (days) => `${days} ਦਿਨਾਂ ਦੇ ਅੰਦਰ:`,
    more: (count) => `ਅਤੇ ${count} ਹੋਰ।`,
    where: 'ਪੋਰਟਲ ਵਿੱਚ ਇਹ ਹੋਮ ਉੱਤੇ “ਮੇਰੇ ਲਈ ਬਾਕੀ ਕੰਮ” ਵਿੱਚ ਹਨ।',
    stop: 'ਇਹ ਈਮੇਲਾਂ ਨਹੀਂ ਚਾਹੀਦੀਆਂ ਤਾਂ ਆਪਣੀ ਪਸੰਦ ਵਿੱਚ “ਈਮੇਲ ਨਾਲ ਸੂਚਨਾ” ਬੰਦ ਕਰੋ।',
  },
};
