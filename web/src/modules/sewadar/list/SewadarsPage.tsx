import Stack from '@mui/material/Stack';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { sewadars } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { ImportLink } from '../../../ui/ImportLink.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { MainAction } from '../../../ui/MainAction.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SewadarTabs } from '../SewadarTabs.tsx';
import { useSewadarBulk } from './sewadar-bulk.tsx';
import { useSewadarList } from './sewadar-list.tsx';

export function SewadarsPage() {
  const { t } = useTranslation('sewadar');
  const list = useList(useSewadarList());
  const actions = <MainActions />;
  return (
    <>
      <PageHeader trail={[]} title={t('list.title')} hasCount count={list.total} action={actions} />
      <SewadarTabs />
      <ResourceList
        list={list}
        label={t('list.title')}
        openRow={(sewadar) => `/sewadar/${sewadar.id}`}
        bulkActions={useSewadarBulk()}
        empty={{ title: t('list.empty'), text: t('list.emptyText'), action: actions }}
      />
    </>
  );
}

function MainActions() {
  const { t } = useTranslation('sewadar');
  const { may } = useSession();
  return (
    <Stack direction="row" spacing={1}>
      <ImportLink to="/sewadar/import" requirement={right('SEWADAR.SEWADAR', 'importExport')} />
      {may(sewadars.create.requirement) && <MainAction label={t('list.new')} to="/sewadar/new" />}
    </Stack>
  );
}
