import type { UserOperation } from '@sewa/contract/user/users';
import { useTranslation } from 'react-i18next';

/** The customer's toasts: one for every operation, in which change-pwd reads as 'change password'. */
export function useOperationTexts(operation: UserOperation): { done: string; failed: string } {
  const { t } = useTranslation('settings');
  return {
    done: t('toast.operated', { operation: t(`operationWord.${operation}`) }),
    failed: t('toast.operateFailed'),
  };
}
