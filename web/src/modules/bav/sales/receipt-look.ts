import {
  mdiCashCheck,
  mdiCashRefund,
  mdiClipboardAlertOutline,
  mdiCloseCircleOutline,
  mdiKeyboardReturn,
  mdiUndoVariant,
} from '@mdi/js';
import type { ReceiptState } from '@sewa/contract/bav/receipts';
import { receiptWords } from '@sewa/contract/bav/shop-words';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

const looks: Readonly<Record<ReceiptState, Omit<Status, 'label'>>> = {
  whole: { icon: mdiCashCheck, tone: 'success' },
  partlyReturned: { icon: mdiUndoVariant, tone: 'warning' },
  returned: { icon: mdiKeyboardReturn, tone: 'default' },
  cancelled: { icon: mdiCloseCircleOutline, tone: 'error' },
  refund: { icon: mdiCashRefund, tone: 'info' },
};

export const issueIcon = mdiClipboardAlertOutline;

/** The state of a receipt as a word with its picture. */
export function useReceiptState(): (state: ReceiptState) => Status {
  const language = useStore(languageStore);
  return (state) => ({ ...looks[state], label: receiptWords.state.choices[state][language] });
}
