import { mdiLockOutline } from '@mdi/js';
import type { Requirement } from '@sewa/contract/kernel/requirement';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { WhyNot } from './WhyNot.tsx';

export function NoPermission({ requirement }: { requirement: Requirement }) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      icon={mdiLockOutline}
      title={t('noPermission.title')}
      text={t('noPermission.text')}
      action={<WhyNot requirement={requirement} />}
    />
  );
}
