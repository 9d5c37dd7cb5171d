import { mdiClockEditOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { rollArrivals } from '@sewa/contract/nominal-roll/arrivals';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import { hasDeparted, mayCorrectMembers, mayCorrectStay } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { rollMemberWords } from '@sewa/contract/nominal-roll/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { MemberLine } from '../members/MemberLine.tsx';
import { MemberMenu } from '../members/MemberMenu.tsx';
import { StayDialog } from './StayDialog.tsx';

interface NamesProps {
  roll: NamedRoll;
  title: string;
  text?: string;
  members: readonly RollMember[];
  /** Seen from the destination: times are corrected by those who sent the group. */
  isElsewhere?: boolean;
}

type NamedRoll = Pick<Roll, 'id' | 'status' | 'fromDay' | 'toDay'>;

/** The names behind one number. */
export function Names({ roll, title, text, members, isElsewhere = false }: NamesProps) {
  const { t } = useTranslation('nominal-roll');
  const { number } = useFormat();
  if (members.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('arrivals.heading', { title, count: number(members.length) })}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {text}
        </Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {members.map((member) => (
          <Name key={member.id} roll={roll} member={member} isElsewhere={isElsewhere} />
        ))}
      </Stack>
    </section>
  );
}

interface NameProps {
  roll: NamedRoll;
  member: RollMember;
  isElsewhere: boolean;
}

function Name({ roll, member, isElsewhere }: NameProps) {
  const { t } = useTranslation('nominal-roll');
  const { may, user } = useSession();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const mayCorrect = !isElsewhere && may(rollArrivals.correct.requirement) && mayCorrectStay(roll.status);
  // Before the departure the list of members is the place to change them.
  const hasMenu = !isElsewhere && hasDeparted(roll.status) && mayCorrectMembers(roll.status, user.acl);
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MemberLine roll={roll} member={member} />
        <StayText member={member} />
      </Box>
      {mayCorrect && (
        <IconButton
          aria-label={t('stay.open', { name: member.name || t('members.nameless') })}
          onClick={() => setIsCorrecting(true)}
        >
          <Icon path={mdiClockEditOutline} />
        </IconButton>
      )}
      {hasMenu && <MemberMenu roll={roll} member={member} />}
      {isCorrecting && <StayDialog roll={roll} member={member} onClose={() => setIsCorrecting(false)} />}
    </Paper>
  );
}

/** When somebody came and went; of those who did not come, what they said on the phone. */
function StayText({ member }: { member: RollMember }) {
  const { t } = useTranslation('nominal-roll');
  const { dateTime } = useFormat();
  const { choice } = useFieldWords(rollMemberWords);
  const { arrivedAt, leftAt, callOutcome, daysServed } = member;
  const words =
    arrivedAt === null
      ? [callOutcome && t('arrivals.said', { said: choice('callOutcome', callOutcome) })]
      : [
          t('arrivals.at', { when: dateTime(arrivedAt) }),
          leftAt && t('arrivals.leftAt', { when: dateTime(leftAt) }),
          t('arrivals.served', { count: daysServed }),
        ];
  const text = words.filter(Boolean).join(' · ');
  return text === '' ? null : (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {text}
    </Typography>
  );
}
