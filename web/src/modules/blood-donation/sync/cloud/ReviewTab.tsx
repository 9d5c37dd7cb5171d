import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { devices } from '@sewa/contract/sync/devices';
import type { SyncConflict } from '@sewa/contract/sync/sync';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { ResourceList } from '../../../../ui/list/ResourceList.tsx';
import { useList } from '../../../../ui/list/use-list.ts';
import { useChangeWords } from '../../../../ui/record/change-words.ts';
import { devicesPath } from '../sync-paths.ts';
import { ConflictCard } from './ConflictCard.tsx';
import type { CloudState } from './LaptopsTab.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import { useConflictList } from './use-conflict-list.ts';

/** What a person should look at: what lost when two sides changed the same, likely duplicates, revoked laptops' work. */
export function ReviewTab({ cloud }: { cloud: CloudState }) {
  const { t } = useTranslation('sync');
  const list = useList<SyncConflict>(useConflictList());
  const words = useChangeWords();
  const [settled, setSettled] = useState<SyncConflict | null>(null);
  return (
    <>
      <Held cloud={cloud} />
      <ResourceList
        list={list}
        label={t('cloud.review')}
        empty={{ title: t('review.empty'), text: t('review.emptyText') }}
        renderRows={(rows) => (
          <Stack component="ul" spacing={2} aria-label={t('cloud.review')} sx={plain}>
            {words &&
              rows.map((conflict) => (
                <li key={conflict.id}>
                  <ConflictCard conflict={conflict} words={words} onSettle={() => setSettled(conflict)} />
                </li>
              ))}
          </Stack>
        )}
      />
      {settled && <SettleDialog conflict={settled} onClose={() => setSettled(null)} />}
    </>
  );
}

const plain = { listStyle: 'none', p: 0, m: 0 } as const;

/** What revoked laptops handed in: an administrator takes it over or discards it. */
function Held({ cloud }: { cloud: CloudState }) {
  const { t } = useTranslation('sync');
  const { may } = useSession();
  return cloud.devices
    .filter(({ heldBatches }) => heldBatches > 0)
    .map(({ id, name }) => (
      <Alert
        key={id}
        severity="warning"
        sx={{ my: 1 }}
        action={
          may(devices.list.requirement) && (
            <Button
              color="inherit"
              size="small"
              component={Link}
              to={devicesPath}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {t('review.decide')}
            </Button>
          )
        }
      >
        {t('review.held', { name })}
      </Alert>
    ));
}
