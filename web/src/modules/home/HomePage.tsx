import Stack from '@mui/material/Stack';
import { right } from '@sewa/contract/kernel/requirement';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ChartsLater } from './ChartsLater.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { WaitingForMe } from './WaitingForMe.tsx';

/** Some chart is there for whoever holds one of these. */
const someChart = {
  anyOf: [
    right('SEWADAR.SEWADAR', 'view'),
    right('SEWADAR.APPLICATION', 'view'),
    right('SEWADAR.OAE', 'view'),
  ],
};

export function HomePage() {
  const { t } = useTranslation('home');
  const { user, may } = useSession();
  // What was asked for comes first; an old phone draws the rest in a second go.
  const isRestDrawn = useDeferredValue(true, false);
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('greeting', { name: user.name })}
        subtitle={`${t('area', { area: user.area })} · ${user.org}`}
      />
      <Stack spacing={4} sx={{ mt: 3 }}>
        <WaitingForMe />
        {isRestDrawn && <QuickLinks />}
        {isRestDrawn && may(someChart) && <ChartsLater />}
      </Stack>
    </>
  );
}
