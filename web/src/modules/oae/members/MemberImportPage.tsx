import { memberList } from '@sewa/contract/oae/import-columns';
import { useTranslation } from 'react-i18next';
import { ImportPage } from '../../../ui/import/ImportPage.tsx';
import { useTrail } from '../use-trail.ts';

export function MemberImportPage() {
  const { t } = useTranslation('oae');
  return (
    <ImportPage
      kind={memberList.name}
      requirement={memberList.requirement}
      trail={useTrail()}
      title={t('import.title')}
      list={{ to: '/oae', label: t('import.list') }}
    />
  );
}
