import { mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import type { Gathering } from '@sewa/contract/oae/gatherings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../platform/use-settled.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ArrivalList } from './ArrivalList.tsx';
import { useArrivals, useFloor } from './day.queries.ts';
import { WheelchairTab } from './WheelchairTab.tsx';

const TYPING_PAUSE_MS = 250;

interface ArrivalTabsProps {
  gathering: Gathering;
  block: string | null;
  onBlock: (block: string | null) => void;
}

export function ArrivalTabs({ gathering, block, onBlock }: ArrivalTabsProps) {
  const { t } = useTranslation('oae');
  const [tab, setTab] = useState<'came' | 'wheelchairs'>('came');
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next) => setTab(next)}
        aria-label={t('arrival.lists')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        <Tab value="came" label={t('arrival.came')} id="tab-came" aria-controls="panel-came" />
        <Tab
          value="wheelchairs"
          label={t('arrival.wheelchairs')}
          id="tab-wheelchairs"
          aria-controls="panel-wheelchairs"
        />
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'came' ? (
          <Came gathering={gathering} block={block} onBlock={onBlock} />
        ) : (
          <WheelchairTab gathering={gathering} />
        )}
      </Box>
    </>
  );
}

function Came({ gathering, block, onBlock }: ArrivalTabsProps) {
  const { t } = useTranslation('oae');
  const [text, setText] = useState('');
  const q = useSettled(text.trim(), TYPING_PAUSE_MS);
  const floor = useFloor(gathering.id).data;
  const query = useArrivals(gathering.id, { ...(block ? { block } : {}), ...(q ? { q } : {}) });
  const isAll = block === null && q === '';
  const unseen = (floor?.members ?? 0) + (floor?.attendants ?? 0) - (query.data?.length ?? 0);
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          type="search"
          size="small"
          label={t('arrival.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon path={mdiMagnify} />
                </InputAdornment>
              ),
            },
          }}
          sx={{ flex: { xs: '1 1 100%', md: '0 1 320px' } }}
        />
        {block && (
          <Chip
            label={floor?.blocks.find(({ id }) => id === block)?.name ?? ''}
            onDelete={() => onBlock(null)}
          />
        )}
      </Stack>
      <ArrivalList
        gathering={gathering}
        arrivals={query.data}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={t(isAll ? 'arrival.nobody' : 'arrival.nobodySo')}
      />
      {isAll && query.data && unseen > 0 && (
        <Box sx={{ color: 'text.secondary' }}>{t('arrival.unseen', { count: unseen })}</Box>
      )}
    </Stack>
  );
}
