import { mdiAccountMultiplePlusOutline, mdiAccountOff, mdiClipboardAccountOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { daysRemainingText } from '@sewa/contract/kernel/values/days';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import { mayChangeMembers } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useRollMembers } from '../roll.queries.ts';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { MemberMenu } from './MemberMenu.tsx';

/** Who goes, and the ways to add somebody. */
export function MembersTab({ roll }: { roll: Roll }) {
  const { t } = useTranslation('nominal-roll');
  const { user } = useSession();
  const { number } = useFormat();
  const { data: members, error, refetch } = useRollMembers(roll.id);
  const [isAdding, setIsAdding] = useState(false);
  const mayChange = mayChangeMembers(roll.status, user.acl);
  if (error && !members) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!members) return <Skeleton variant="rounded" height={160} />;
  const add = mayChange && (
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
              <Member key={member.id} roll={roll} member={member} mayChange={mayChange} />
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
  mayChange: boolean;
}

function Member({ roll, member, mayChange }: MemberProps) {
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MemberLine roll={roll} member={member} />
      </Box>
      {mayChange && <MemberMenu roll={roll} member={member} />}
    </Paper>
  );
}

interface MemberLineProps {
  roll: Pick<Roll, 'fromDay' | 'toDay'>;
  member: RollMember;
  /** The record of the sewadar is out of sight. */
  isElsewhere?: boolean;
}

/** Somebody on a roll: with the days where they are not the roll's, the role and the remark. */
export function MemberLine({ roll, member, isElsewhere = false }: MemberLineProps) {
  const { t } = useTranslation('nominal-roll');
  const { day } = useFormat();
  const { number, sewadar } = member;
  if (number === null || sewadar === null)
    return (
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Icon path={mdiAccountOff} />
        <Typography color="textSecondary">{t('members.nameless')}</Typography>
      </Stack>
    );
  const isWhole = member.fromDay === roll.fromDay && member.toDay === roll.toDay;
  const days = isWhole
    ? ''
    : `${day(member.fromDay)} – ${day(member.toDay)}, ${daysRemainingText(member.fromDay, member.toDay)}`;
  const line = <PersonLine person={{ ...member, number }} notes={[member.role, days, member.remarks]} />;
  return isElsewhere ? (
    line
  ) : (
    <Link to={`/sewadar/${sewadar}`} style={{ color: 'inherit', textDecoration: 'none' }}>
      {line}
    </Link>
  );
}
