import { badgeTypes } from '@sewa/contract/badges/badge-types';
import { useTranslation } from 'react-i18next';

/** "Permanent badge", as the rights name it. */
export function useBadgeTypeName(): (type: number | null) => string {
  const { t } = useTranslation('app');
  return (type) => {
    const known = badgeTypes.find(({ value }) => value === type);
    return known ? t(`rights.key.${known.aclKey}`) : '';
  };
}
