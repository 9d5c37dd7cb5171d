import { mdiLockOutline } from '@mdi/js';
import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { PageHeader } from './PageHeader.tsx';
import { WhyNot } from './WhyNot.tsx';

interface NoPermissionProps {
  requirement: Requirement;
  /** The name of the page that is not open, where no heading says it yet. */
  title?: string;
}

export function NoPermission({ requirement, title }: NoPermissionProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      {title && <PageHeader trail={[]} title={title} />}
      <EmptyState
        icon={mdiLockOutline}
        title={t('noPermission.title')}
        text={t('noPermission.text')}
        action={<WhyNot requirement={requirement} />}
      />
    </>
  );
}
