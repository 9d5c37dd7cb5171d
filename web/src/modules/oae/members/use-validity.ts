import type { Member } from '@sewa/contract/oae/members';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';

/** 'Permanent', 'until 31 Dec 2026'. */
export function useValidity(): (pass: Pick<Member, 'isPermanent' | 'validTo'>) => string {
  const { t } = useTranslation('oae');
  const { day } = useFormat();
  return useCallback(
    ({ isPermanent, validTo }) =>
      isPermanent || validTo === null ? t('validity.permanent') : t('validity.until', { day: day(validTo) }),
    [t, day],
  );
}
