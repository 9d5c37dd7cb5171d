import type { Bag } from '@sewa/contract/sg-management/bags';
import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';

export function isPacking({ type, status }: Bag): boolean {
  return type === dakTypes.DISPATCH && status === dakStatuses.CREATED;
}
