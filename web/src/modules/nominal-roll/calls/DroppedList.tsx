import { mdiAccountReactivateOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import { mayCorrectMembers } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { rollMemberWords } from '@sewa/contract/nominal-roll/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';
import { GoOnWithRemark } from '../members/GoOnWithRemark.tsx';
import { MemberLine } from '../members/MemberLine.tsx';
import { comeAfterAll, useDropped } from '../roll.queries.ts';

/** Who left the roll before the journey or never came, and who goes instead. */
export function DroppedList({ roll, members }: { roll: Roll; members: readonly RollMember[] }) {
  const { t } = useTranslation('nominal-roll');
  const { number } = useFormat();
  const { label } = useFieldWords(rollMemberWords);
  const dropped = useDropped(roll.id).data ?? [];
  if (dropped.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('arrivals.heading', { title: label('droppedAt'), count: number(dropped.length) })}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {dropped.map((one) => (
          <Dropped
            key={one.id}
            roll={roll}
            member={one}
            instead={members.find(({ replaces }) => replaces === one.id)}
          />
        ))}
      </Stack>
    </section>
  );
}

interface DroppedProps {
  roll: Roll;
  member: RollMember;
  instead: RollMember | undefined;
}

function Dropped({ roll, member, instead }: DroppedProps) {
  const { t } = useTranslation('nominal-roll');
  const { user } = useSession();
  const { dateTime } = useFormat();
  const { act, isBusy } = useAct();
  const [warning, setWarning] = useState<string | null>(null);
  const { droppedAt, name } = member;
  const restore = (remark?: string) =>
    act({
      run: () => comeAfterAll({ roll: roll.id, member: member.id }, remark),
      done: t('members.backAgain', { name }),
      failed: t('members.addFailed'),
      onRefused: ({ code, message }) => {
        if (code !== 'ROLL_REMARK_NEEDED') return false;
        setWarning(message);
        return true;
      },
    });
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
      <MemberLine roll={roll} member={member} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {[
          droppedAt && t('calls.droppedOn', { when: dateTime(droppedAt) }),
          instead && t('calls.instead', { name: instead.name || t('members.nameless') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {warning !== null && (
        <GoOnWithRemark
          text={warning}
          initial={member.remarks}
          isBusy={isBusy}
          onGoOn={(remark) => void restore(remark)}
        />
      )}
      {warning === null && mayCorrectMembers(roll.status, user.acl) && (
        <Button
          startIcon={<Icon path={mdiAccountReactivateOutline} />}
          loading={isBusy}
          onClick={() => void restore()}
          sx={{ minHeight: 44 }}
        >
          {t('calls.restore')}
        </Button>
      )}
    </Paper>
  );
}
