import { mdiPhoneOutline } from '@mdi/js';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { rollCalls } from '@sewa/contract/nominal-roll/calls';
import type { CallOutcome } from '@sewa/contract/nominal-roll/enums';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import { mayRecordCalls } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { rollMemberWords } from '@sewa/contract/nominal-roll/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../platform/call-error.ts';
import { useSession } from '../../../platform/session.ts';
import { showToast } from '../../../platform/toast.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { recordCall, useRollMembers } from '../roll.queries.ts';
import { CallCard } from './CallCard.tsx';
import { type CallView, callViews, countOutcomes, isInView } from './call-outcomes.ts';
import { DroppedList } from './DroppedList.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

/** Before the journey everybody is called; who does not come opens the list of those who could. */
export function CallsTab({ roll }: { roll: Roll }) {
  const { t } = useTranslation('nominal-roll');
  const { may } = useSession();
  const { data: members, error, refetch } = useRollMembers(roll.id);
  const [leaving, setLeaving] = useState<RollMember | null>(null);
  const [shown, setShown] = useState<{ view: CallView; ids: ReadonlySet<string> } | null>(null);
  const mayCall = may(rollCalls.record.requirement) && mayRecordCalls(roll.status);
  if (error && !members) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!members) return <Skeleton variant="rounded" height={160} />;
  if (members.length === 0) return <EmptyState icon={mdiPhoneOutline} title={t('members.none')} />;

  const record = async (member: RollMember, outcome: CallOutcome | null, note: string) => {
    if (outcome === 'notComing') setLeaving(member);
    try {
      await recordCall({ roll: roll.id, member: member.id }, { outcome, note });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      showToast(toastTypes.ERROR, refusal.said ?? t('calls.failed'));
    }
  };
  // A card stays where it is while its part of the list is open: the next tap must not meet another person.
  const choose = (view: CallView) =>
    setShown({ view, ids: new Set(members.filter((one) => isInView(one, view)).map(({ id }) => id)) });
  const view = shown?.view ?? 'all';
  const visible = members.filter(({ id }) => shown === null || view === 'all' || shown.ids.has(id));
  return (
    <Stack spacing={2}>
      <Counts members={members} />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-label={t('calls.views')}
        sx={{ flexWrap: 'wrap' }}
      >
        {callViews.map((one) => (
          <Chip
            key={one}
            label={t(`calls.view.${one}`)}
            color={one === view ? 'primary' : 'default'}
            variant={one === view ? 'filled' : 'outlined'}
            aria-pressed={one === view}
            onClick={() => choose(one)}
            sx={{ height: 44, borderRadius: 22, px: 0.5, fontSize: '1rem' }}
          />
        ))}
      </Stack>
      {visible.length === 0 && <Typography color="textSecondary">{t('calls.nobody')}</Typography>}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {visible.map((member) => (
          <CallCard
            key={member.id}
            roll={roll}
            member={member}
            onOutcome={mayCall ? (outcome, note) => void record(member, outcome, note) : undefined}
            onReplace={mayCall ? () => setLeaving(member) : undefined}
          />
        ))}
      </Stack>
      <DroppedList roll={roll} members={members} />
      {leaving && <ReplaceDialog roll={roll} member={leaving} onClose={() => setLeaving(null)} />}
    </Stack>
  );
}

function Counts({ members }: { members: readonly RollMember[] }) {
  const { t } = useTranslation('nominal-roll');
  const { number } = useFormat();
  const { choice } = useFieldWords(rollMemberWords);
  return (
    <Typography role="status">
      {countOutcomes(members)
        .map(({ outcome, count }) => {
          const word = outcome === null ? t('calls.notCalled') : choice('callOutcome', outcome);
          return t('calls.count', { word, count: number(count) });
        })
        .join(' · ')}
    </Typography>
  );
}
