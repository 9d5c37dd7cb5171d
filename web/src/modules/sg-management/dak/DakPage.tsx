import { mdiBagPersonalOutline, mdiBarcodeScan, mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { letters } from '@sewa/contract/sg-management/letters';
import { premises } from '@sewa/contract/sg-management/premises';
import { letterPrints } from '@sewa/contract/sg-management/print';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { NewButton } from '../../../ui/resource/NewButton.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { useResourceList } from '../../../ui/resource/use-resource-list.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { bagPath } from './bags/bag.queries.ts';
import { dakPath, useLetterColumns, useLetterFilters, useLetterForm } from './letter-screen.tsx';
import { QuickEntry } from './QuickEntry.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';

/** The post register: what is entered most stands in a row above the list. */
export function DakPage() {
  const { t } = useTranslation(['sg-management', 'ui']);
  const { may } = useSession();
  const navigate = useNavigate();
  const words = useResourceWords(letters);
  const premisesWords = useResourceWords(premises);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const definition = useResourceList({
    resource: letters,
    columns: useLetterColumns(),
    filters: useLetterFilters(),
    sort: '-day',
  });
  const list = useList(definition);
  const form = useLetterForm();
  const [open, setOpen] = useState<'letter' | 'register' | null>(null);
  const create = <NewButton resource={letters} onClick={() => setOpen('letter')} />;
  return (
    <>
      <PageHeader
        trail={may(premises.list.requirement) ? [{ label: premisesWords.many, to: '/sg-management' }] : []}
        title={words.many}
        hasCount
        count={list.total}
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {may(letterPrints.register.requirement) && (
              <Button startIcon={<Icon path={mdiPrinterOutline} />} onClick={() => setOpen('register')}>
                {t('register.open')}
              </Button>
            )}
            <Button startIcon={<Icon path={mdiBagPersonalOutline} />} component={Link} to={bagPath}>
              {t('bag.open')}
            </Button>
            {may(letters.receive.requirement) && (
              <Button
                variant="outlined"
                startIcon={<Icon path={mdiBarcodeScan} />}
                component={Link}
                to={`${dakPath}/receive`}
              >
                {t('receive.open')}
              </Button>
            )}
            {create}
          </Stack>
        }
      />
      {!isPhone && may(letters.create.requirement) && <QuickEntry />}
      <ResourceList
        isDense
        list={list}
        label={words.many}
        openRow={(row) => `${dakPath}/${row.id}`}
        empty={{
          title: t('noLetters'),
          ...(isPhone || words.empty === undefined ? {} : { text: words.empty }),
          action: create,
        }}
      />
      {open === 'letter' && (
        <ResourceDialog
          {...form}
          resource={letters}
          row={null}
          onClose={() => setOpen(null)}
          onCreated={(id) => void navigate(`${dakPath}/${id}`)}
        />
      )}
      {open === 'register' && <RegisterDialog onClose={() => setOpen(null)} />}
    </>
  );
}
