import { mdiAccountAlertOutline, mdiAccountOff, mdiAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AddWarning } from '@sewa/contract/nominal-roll/enums';
import { hasStopped, type RollMember } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { sewadarWords } from '@sewa/contract/sewadar/words';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useDaysText } from '../use-days-text.ts';

interface MemberLineProps {
  roll: Pick<Roll, 'fromDay' | 'toDay'>;
  member: RollMember;
  /** The warnings that stand now. */
  warnings?: readonly AddWarning[] | undefined;
}

/** Somebody on a roll: with the days where they are not the roll's, the role, the remark, and whether they still serve. */
export function MemberLine({ roll, member, warnings = [] }: MemberLineProps) {
  const { t } = useTranslation('nominal-roll');
  const daysOf = useDaysText();
  const { number, sewadar } = member;
  if (number === null || sewadar === null)
    return (
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Icon path={mdiAccountOff} />
        <Typography color="textSecondary">{t('members.nameless')}</Typography>
      </Stack>
    );
  const isWhole = member.fromDay === roll.fromDay && member.toDay === roll.toDay;
  const days = isWhole ? '' : daysOf(member);
  const line = (
    <PersonLine person={{ ...member, number }} notes={[member.role, days, member.remarks]}>
      <MemberStatus member={member} />
      <MemberWarnings warnings={warnings} />
    </PersonLine>
  );
  return member.isOutOfSight ? (
    line
  ) : (
    <Link to={`/sewadar/${sewadar}`} style={{ color: 'inherit', textDecoration: 'none' }}>
      {line}
    </Link>
  );
}

/** Nothing for those who are active. */
function MemberStatus({ member }: { member: RollMember }) {
  const { choice } = useFieldWords(sewadarWords.fields);
  const { sewadarStatus } = member;
  if (!sewadarStatus || sewadarStatus === 'active') return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      <StatusChip
        icon={mdiAccountAlertOutline}
        tone={hasStopped(member) ? 'error' : 'warning'}
        label={choice('status', sewadarStatus) ?? sewadarStatus}
      />
    </Box>
  );
}

function MemberWarnings({ warnings }: { warnings: readonly AddWarning[] }) {
  const { t } = useTranslation('nominal-roll');
  return warnings.map((warning) => (
    <Stack key={warning} direction="row" spacing={0.5} sx={{ mt: 0.5, alignItems: 'center' }}>
      <Icon path={mdiAlertOutline} fontSize="small" sx={{ color: 'warning.main', flexShrink: 0 }} />
      <Typography component="span" variant="body2">
        {t(`reason.${warning}`)}
      </Typography>
    </Stack>
  ));
}
