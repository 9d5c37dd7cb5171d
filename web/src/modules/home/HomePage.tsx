import Stack from '@mui/material/Stack';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useModules } from '../../app/modules-context.ts';
import { useSession } from '../../platform/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ChartsLater } from './ChartsLater.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { TodayTiles } from './TodayTiles.tsx';
import { WaitingForMe } from './WaitingForMe.tsx';
import { WeekButton } from './week/WeekButton.tsx';

export function HomePage() {
  const { t } = useTranslation('home');
  const { user, may } = useSession();
  const hasChart = useModules().some(({ charts }) => charts && may(charts.requirement));
  // What was asked for comes first; an old phone draws the rest in a second go.
  const isRestDrawn = useDeferredValue(true, false);
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('greeting', { name: user.name })}
        subtitle={`${t('area', { area: user.area })} · ${user.org}`}
        action={<WeekButton />}
      />
      <Stack spacing={3} sx={{ mt: 2 }}>
        <TodayTiles />
        <WaitingForMe />
        {isRestDrawn && <QuickLinks />}
        {isRestDrawn && hasChart && <ChartsLater />}
      </Stack>
    </>
  );
}
