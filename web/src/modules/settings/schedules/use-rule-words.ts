import type { ScheduleFields } from '@sewa/contract/user/schedules';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, formatFor } from '../../../platform/intl/format.ts';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';

type Rule = Pick<
  ScheduleFields,
  'kind' | 'days' | 'interval' | 'nth' | 'startTime' | 'endTime' | 'validFrom' | 'validTo' | 'holidays'
>;

/** A schedule as a sentence: "Every week on Tuesday and Sunday, 6:00 am – 9:00 am, from 1 Dec 2026". */
export function useRuleWords() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const language = useStore(languageStore);
  return useMemo(() => {
    // A time of day belongs to no day and no zone: written and read in the same one, it stays what was entered.
    const clock = formatFor(language, 'UTC');
    const time = (text: string) => clock.time(`2024-01-01T${text}:00Z`);
    const weekday = (one: Rule['days'][number]) => t(`weekday.${one}`);
    const words = (rule: Rule) =>
      [occasion(rule, t, format), ...limits(rule, { t, format, time })].join(', ');
    return { words, time, weekday };
  }, [t, format, language]);
}

function occasion(rule: Rule, t: TFunction<'settings'>, { day, list, number }: Format): string {
  const days = list(rule.days.map((one) => t(`weekday.${one}`)));
  switch (rule.kind) {
    case 'once':
      return t('rule.once', { day: day(rule.validFrom) });
    case 'weekly':
      return t('rule.weekly', { days });
    case 'everyNWeeks':
      return t('rule.everyNWeeks', { count: rule.interval, shown: number(rule.interval), days });
    case 'monthly':
      return t('rule.monthly', { nth: t(`nth.${rule.nth}`), days });
  }
}

function limits(
  rule: Rule,
  { t, format, time }: { t: TFunction<'settings'>; format: Format; time: (text: string) => string },
): string[] {
  const hours = { from: time(rule.startTime), to: time(rule.endTime) };
  const parts = [t(rule.endTime <= rule.startTime ? 'rule.hoursOvernight' : 'rule.hours', hours)];
  if (rule.kind === 'once') return parts;
  const from = format.day(rule.validFrom);
  parts.push(
    rule.validTo ? t('rule.fromTo', { from, to: format.day(rule.validTo) }) : t('rule.from', { from }),
  );
  const count = rule.holidays.length;
  if (count > 0) parts.push(t('rule.holidays', { count, shown: format.number(count) }));
  return parts;
}
