import { isServingOn } from '@sewa/contract/sewadar/serving';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { today } from '../../platform/today.ts';

/** Where somebody serves now. */
export function servingIn({ departments }: Pick<Sewadar, 'departments'>): string {
  const thisDay = today();
  const serving = departments.filter((one) => isServingOn(one, thisDay));
  return serving.map(({ department }) => department).join(', ');
}
