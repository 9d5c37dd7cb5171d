import type { ModuleStep } from '../../../platform/module.ts';
import { expireSomeBadges } from './expire.queries.ts';

export function expireBadges(today: () => string): ModuleStep {
  return {
    name: 'badges past their last day',
    run: async (_progress, anonymous) => {
      let expired = 0;
      for (;;) {
        const part = await anonymous((tx) => expireSomeBadges(tx, today()));
        expired += part.expired;
        if (part.isDone) return { expired };
      }
    },
  };
}
