import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { donors } from '@sewa/contract/blood-donation/donors';
import { donorList } from '@sewa/contract/blood-donation/import-columns';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { useSession } from '../../../platform/session.ts';
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
  const { may } = useSession();
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
            {may(donorList.requirement) && (
              <Button component={Link} to={`${donorPath}/import`} sx={{ minHeight: 44 }}>
                {t('donor.import')}
              </Button>
            )}
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
