import { mdiAccountMultiplePlusOutline, mdiClipboardAccountOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import { mayChangeMembers, mayCorrectMembers } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useRollMembers } from '../roll.queries.ts';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { MemberLine } from './MemberLine.tsx';
import { MemberMenu } from './MemberMenu.tsx';

/** Who goes, and the ways to add somebody. */
export function MembersTab({ roll }: { roll: Roll }) {
  const { t } = useTranslation('nominal-roll');
  const { user } = useSession();
  const { number } = useFormat();
  const { data: members, error, refetch } = useRollMembers(roll.id);
  const [isAdding, setIsAdding] = useState(false);
  const mayAdd = mayChangeMembers(roll.status, user.acl);
  const mayCorrect = mayCorrectMembers(roll.status, user.acl);
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
  const women = members.filter(({ gender }) => gender === 'female').length;
  const men = members.filter(({ gender }) => gender === 'male').length;
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
            <Typography>
              {t('members.totals', {
                total: number(members.length),
                men: number(men),
                women: number(women),
              })}
            </Typography>
            {add}
          </Stack>
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {members.map((member) => (
              <Member key={member.id} roll={roll} member={member} mayCorrect={mayCorrect} />
            ))}
          </Stack>
        </>
      )}
      {isAdding && <AddMembersDialog roll={roll} members={members} onClose={() => setIsAdding(false)} />}
    </Stack>
  );
}

interface MemberProps {
  roll: Roll;
  member: RollMember;
  mayCorrect: boolean;
}

function Member({ roll, member, mayCorrect }: MemberProps) {
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MemberLine roll={roll} member={member} />
      </Box>
      {mayCorrect && <MemberMenu roll={roll} member={member} />}
    </Paper>
  );
}
