import { right } from '@sewa/contract/kernel/rights/requirement';
import { useTranslation } from 'react-i18next';
import { ImportPage } from '../../ui/import/ImportPage.tsx';
import { useTrail } from './use-trail.ts';

export function SewadarImportPage() {
  const { t } = useTranslation('sewadar');
  const trail = useTrail();
  return (
    <ImportPage
      kind="sewadar"
      requirement={right('SEWADAR.SEWADAR', 'importExport')}
      trail={trail}
      title={t('import.title')}
      list={{ to: '/sewadar', label: t('import.list') }}
    />
  );
}
