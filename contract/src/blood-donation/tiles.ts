import type { ListFilter } from '../kernel/chart.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const bloodTiles = {
  campsToOpen: () => ({ isToOpen: true }),
  campsToClose: () => ({ isToClose: true }),
  donorsWelcome: () => ({ isWelcomeAgain: true, mayBeCalled: true, eligibility: 'now' as const }),
} as const satisfies Record<string, () => ListFilter>;
