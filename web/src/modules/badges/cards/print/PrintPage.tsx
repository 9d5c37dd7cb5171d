import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionTabs } from '../../../../app/tabs/SectionTabs.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { badgePath } from '../../registry/badge.queries.ts';
import { keysPath, printsPath, templatesPath } from '../card-paths.ts';
import { useChecked, usePrint } from '../cards.queries.ts';
import { useMayManageKeys } from '../keys/keys.queries.ts';
import { CheckStep } from './CheckStep.tsx';
import { PickStep } from './PickStep.tsx';
import { PrintState } from './PrintState.tsx';
import { PrintStep } from './PrintStep.tsx';
import { usePicked } from './use-picked.ts';

/** Pick, check, print: on one page, so that nothing prints that was not looked at. */
export function PrintPage() {
  const { t } = useTranslation('cards');
  const picked = usePicked();
  const mayManageKeys = useMayManageKeys();
  const [looked, setLooked] = useState<string>();
  const [started, setStarted] = useState<string | null>(null);
  const { data: checked = [], error, isFetching, refetch } = useChecked(picked.ids);
  const { data: print } = usePrint(started);
  const shown = checked.filter(({ id }) => picked.ids.includes(id));
  const chosen = shown.find(({ id }) => id === looked)?.id ?? shown[0]?.id;
  return (
    <>
      <PageHeader
        trail={[{ label: t('print.badges'), to: badgePath }]}
        title={t('print.title')}
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {mayManageKeys && (
              <Button component={Link} to={keysPath}>
                {t('keys.open')}
              </Button>
            )}
            <Button component={Link} to={templatesPath}>
              {t('print.templates')}
            </Button>
            <Button component={Link} to={printsPath}>
              {t('print.allPrints')}
            </Button>
          </Stack>
        }
      />
      <SectionTabs section={badgePath} />
      {print && <PrintState print={print} />}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          mt: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 350px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <PickStep onPick={picked.add} />
          {error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <CheckStep
              checked={shown}
              chosen={chosen}
              isChecking={isFetching && shown.length < picked.ids.length}
              onChoose={setLooked}
              onRemove={picked.remove}
              onClear={picked.clear}
            />
          )}
        </Box>
        <Box sx={{ position: { lg: 'sticky' }, top: { lg: 80 } }}>
          <PrintStep
            checked={shown}
            chosen={chosen}
            onStarted={({ id }) => {
              setStarted(id);
              picked.clear();
            }}
          />
        </Box>
      </Box>
    </>
  );
}
