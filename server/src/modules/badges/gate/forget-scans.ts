import type { ModuleStep } from '../../../platform/module.ts';
import { forgetSomeScans } from './gate.queries.ts';

export const forgetOldScans: ModuleStep = {
  name: 'old scans of gates',
  run: async (_progress, anonymous) => {
    let scans = 0;
    for (;;) {
      const part = await anonymous((tx) => forgetSomeScans(tx));
      scans += part.scans;
      if (part.isDone) return { scans };
    }
  },
};
