import Stack from '@mui/material/Stack';
import { donors } from '@sewa/contract/blood-donation/donors';
import { donorList } from '@sewa/contract/blood-donation/import-columns';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { useSession } from '../../../platform/session.ts';
import { ImportLink } from '../../../ui/ImportLink.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { MainAction } from '../../../ui/MainAction.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useDonorList } from './donor-list.tsx';
import { donorPath } from './donor-path.ts';

export function DonorsPage() {
  const { t } = useTranslation('blood-donation');
  const words = useResourceWords(donors);
  const list = useList(useDonorList());
  return (
    <>
      <PageHeader
        trail={[]}
        title={words.many}
        hasCount
        count={list.total}
        action={
          <Stack direction="row" spacing={1}>
            <ImportLink to={`${donorPath}/import`} requirement={donorList.requirement} />
            <NewDonor />
          </Stack>
        }
      />
      <SectionTabs section="/blood-donation" />
      <ResourceList
        list={list}
        label={words.many}
        openRow={(donor) => `${donorPath}/${donor.id}`}
        empty={{ title: t('donor.empty'), text: words.empty ?? '', action: <NewDonor /> }}
      />
    </>
  );
}

function NewDonor() {
  const { t } = useTranslation('blood-donation');
  const { may } = useSession();
  if (!may(donors.create.requirement)) return null;
  return <MainAction label={t('donor.new')} to={`${donorPath}/new`} />;
}
