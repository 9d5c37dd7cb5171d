import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { WaitingForMe } from './WaitingForMe.tsx';

export function HomePage() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('greeting', { name: user.name })}
        subtitle={`${t('area', { area: user.area })} · ${user.org}`}
      />
      <Stack spacing={4} sx={{ mt: 3 }}>
        <WaitingForMe />
        <QuickLinks />
      </Stack>
    </>
  );
}
