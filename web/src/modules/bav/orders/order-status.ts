import {
  mdiCheckDecagramOutline,
  mdiPackageVariantClosedCheck,
  mdiPencilOutline,
  mdiTruckFastOutline,
} from '@mdi/js';
import { orderStatuses } from '@sewa/contract/bav/enums';
import type { OrderStatus } from '@sewa/contract/bav/order-moves';
import { orderStatusLabels } from '@sewa/contract/bav/order-words';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

const { CREATED, APPROVED, VERIFIED, SUBMITTED } = orderStatuses;

const looks: Readonly<Record<OrderStatus, Omit<Status, 'label'>>> = {
  [CREATED]: { icon: mdiPencilOutline, tone: 'default' },
  [APPROVED]: { icon: mdiCheckDecagramOutline, tone: 'info' },
  [VERIFIED]: { icon: mdiPackageVariantClosedCheck, tone: 'info' },
  [SUBMITTED]: { icon: mdiTruckFastOutline, tone: 'success' },
};

/** The status of an order as a word with its picture. */
export function useOrderStatus(): (status: OrderStatus) => Status {
  const language = useStore(languageStore);
  return (status) => ({ ...looks[status], label: orderStatusLabels[status][language] });
}
