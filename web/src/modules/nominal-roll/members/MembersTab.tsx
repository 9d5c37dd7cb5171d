import { mdiAccountMultiplePlusOutline, mdiClipboardAccountOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { mayChangeMembers } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useRollMembers } from '../roll.queries.ts';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { MemberList } from './MemberList.tsx';
import { MemberTotals } from './MemberTotals.tsx';

/** Who goes, and the ways to add somebody. */
export function MembersTab({ roll }: { roll: Roll }) {
  const { t } = useTranslation('nominal-roll');
  const { user } = useSession();
  const { data: members, error, refetch } = useRollMembers(roll.id);
  const [isAdding, setIsAdding] = useState(false);
  const mayAdd = mayChangeMembers(roll.status, user.acl);
  if (error && !members) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!members) return <Skeleton variant="rounded" height={160} />;
  const add = mayAdd && (
    <Button
      variant={members.length === 0 ? 'contained' : 'outlined'}
      startIcon={<Icon path={mdiAccountMultiplePlusOutline} />}
      onClick={() => setIsAdding(true)}
    >
      {t('members.add')}
    </Button>
  );
  return (
    <Stack spacing={2}>
      {members.length === 0 ? (
        <EmptyState icon={mdiClipboardAccountOutline} title={t('members.none')} action={add} />
      ) : (
        <>
          <Stack
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
          >
            <MemberTotals members={members} />
            {add}
          </Stack>
          <MemberList roll={roll} members={members} />
        </>
      )}
      {isAdding && <AddMembersDialog roll={roll} members={members} onClose={() => setIsAdding(false)} />}
    </Stack>
  );
}
