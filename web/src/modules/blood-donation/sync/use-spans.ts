import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { spanOf } from './spans.rules.ts';

/** Stretches of time in words: how long ago, how much longer, how far off. */
export function useSpans() {
  const { t } = useTranslation('sync');
  const { number } = useFormat();
  function words(key: 'ago' | 'left' | 'off', seconds: number): string {
    const span = spanOf(seconds);
    if (span === null) return t(`${key}.now`);
    return t(`${key}.${span.unit}`, { count: span.count, shown: number(span.count) });
  }
  return {
    /** `now` where another clock than this device's decides. */
    ago: (moment: string, now = Date.now()) => words('ago', (now - Date.parse(moment)) / 1000),
    left: (seconds: number) => words('left', seconds),
    off: (seconds: number) => words('off', Math.abs(seconds)),
  };
}
