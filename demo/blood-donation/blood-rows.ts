import { newId } from '@sewa/contract/kernel/values/ids';
import type { DemoArea } from '../demo-part.ts';

export interface Donor {
  id: string;
  centre_id: string;
  gender: string;
  birth_date: string;
  blood_group: string;
  may_be_called: boolean;
}

/** A camp, and what its rows name. */
export type Here = { area: DemoArea; camp: string; centre: string; bank: string; day: string };

export function common({ areaId }: DemoArea) {
  return { area_id: areaId, id: newId() };
}

export function userOf({ users }: DemoArea): string {
  const [first] = users.values();
  if (first === undefined) throw new Error('the demo has no users');
  return first;
}
