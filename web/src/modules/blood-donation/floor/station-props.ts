import type { Camp } from '@sewa/contract/blood-donation/camps';
import type { ShownVisit } from './unsent-acts.rules.ts';

export interface StationProps {
  camp: Camp;
  visits: readonly ShownVisit[];
}
