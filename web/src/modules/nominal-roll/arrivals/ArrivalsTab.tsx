import { mdiCheckCircle, mdiCloseCircleOutline, mdiHistory } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { type RollMember, rollMembers } from '@sewa/contract/nominal-roll/members';
import { mayCheckIn } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ScanAnswer } from '../../../ui/scan/ScanAnswer.tsx';
import { ScanField } from '../../../ui/scan/ScanField.tsx';
import { answerOf, type ScanOutcome, useScans } from '../../../ui/scan/use-scans.ts';
import { refreshRolls, useRollMembers } from '../roll.queries.ts';
import { MemberLine } from './MembersTab.tsx';

/** Who arrived at the destination and who left it, and by name everybody who makes the numbers differ. */
export function ArrivalsTab({ roll }: { roll: Roll }) {
  const { t } = useTranslation('nominal-roll');
  const language = useStore(languageStore);
  const { may } = useSession();
  const { number } = useFormat();
  const members = useRollMembers(roll.id).data;
  if (!members) return <Skeleton variant="rounded" height={160} />;
  const arrived = members.filter(({ arrivedAt }) => arrivedAt !== null);
  const missing = members.filter(({ arrivedAt }) => arrivedAt === null);
  const there = arrived.filter(({ leftAt }) => leftAt === null);
  const left = arrived.filter(({ leftAt }) => leftAt !== null);
  const isOpen = mayCheckIn(roll.status);
  return (
    <Stack spacing={3}>
      <Typography>
        {t('arrivals.totals', {
          sent: number(members.length),
          arrived: number(arrived.length),
          left: number(left.length),
        })}
      </Typography>
      {isOpen && may(rollMembers.checkIn.requirement) && <Gate roll={roll} />}
      {!isOpen && arrived.length === 0 && (
        <Alert severity="info">{errorText('ROLL_NOT_OPEN', language)}</Alert>
      )}
      <Names roll={roll} title={t('arrivals.missing')} members={missing} />
      <Names roll={roll} title={t('arrivals.there')} members={there} />
      <Names roll={roll} title={t('arrivals.left')} members={left} />
    </Stack>
  );
}

type Direction = 'in' | 'out';
type Scanned = ReplyOf<typeof rollMembers.checkIn>;

function Gate({ roll }: { roll: Roll }) {
  const { t } = useTranslation('nominal-roll');
  const [direction, setDirection] = useState<Direction>('in');
  const scans = useScans<Scanned>({
    take: async (code, { signal }) => {
      const endpoint = direction === 'in' ? rollMembers.checkIn : rollMembers.checkOut;
      const reply = await answerOf(call(endpoint, { params: { id: roll.id }, body: { code }, signal }));
      void refreshRolls();
      return reply;
    },
  });
  return (
    <Stack component="section" aria-label={t('arrivals.gate')} spacing={2}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={direction}
        onChange={(_event, next: Direction | null) => next && setDirection(next)}
        aria-label={t('arrivals.direction')}
      >
        <ToggleButton value="in">{t('arrivals.in')}</ToggleButton>
        <ToggleButton value="out">{t('arrivals.out')}</ToggleButton>
      </ToggleButtonGroup>
      <ScanField {...scans.field} label={t('arrivals.scan')} hint={t('arrivals.scanHint')} />
      {scans.last && <Answer roll={roll} outcome={scans.last} />}
    </Stack>
  );
}

function Answer({ roll, outcome }: { roll: Roll; outcome: ScanOutcome<Scanned> }) {
  const { t } = useTranslation('nominal-roll');
  const { dateTime } = useFormat();
  if (outcome.kind !== 'done')
    return (
      <Paper variant="outlined">
        <ScanAnswer tone="error" icon={mdiCloseCircleOutline}>
          {outcome.kind === 'refused' ? outcome.message : t('arrivals.unsaved', { code: outcome.code })}
        </ScanAnswer>
      </Paper>
    );
  const { member, isFirst } = outcome.reply;
  const at = member.leftAt ?? member.arrivedAt;
  const word = member.leftAt === null ? 'arrived' : 'left';
  return (
    <Paper variant="outlined">
      <ScanAnswer tone={isFirst ? 'success' : 'info'} icon={isFirst ? mdiCheckCircle : mdiHistory}>
        {isFirst || at === null
          ? t(`arrivals.answer.${word}`, { name: member.name })
          : t(`arrivals.again.${word}`, { name: member.name, when: dateTime(at) })}
      </ScanAnswer>
      <Stack sx={{ p: 2 }}>
        <MemberLine roll={roll} member={member} />
      </Stack>
    </Paper>
  );
}

function Names({ roll, title, members }: { roll: Roll; title: string; members: readonly RollMember[] }) {
  const { t } = useTranslation('nominal-roll');
  const { dateTime, number } = useFormat();
  if (members.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('arrivals.heading', { title, count: number(members.length) })}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {members.map((member) => (
          <Paper key={member.id} component="li" variant="outlined" sx={{ p: 1 }}>
            <MemberLine roll={roll} member={member} />
            {member.arrivedAt !== null && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
                {[
                  t('arrivals.at', { when: dateTime(member.arrivedAt) }),
                  member.leftAt === null ? '' : t('arrivals.leftAt', { when: dateTime(member.leftAt) }),
                  t('arrivals.served', { count: member.daysServed }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            )}
          </Paper>
        ))}
      </Stack>
    </section>
  );
}
