import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { today } from '../../platform/today.ts';

/** Where somebody serves now. */
export function servingIn({ departments }: Pick<Sewadar, 'departments'>): string {
  const thisDay = today();
  const serving = departments.filter(({ until }) => until === null || until >= thisDay);
  return serving.map(({ department }) => department).join(', ');
}
