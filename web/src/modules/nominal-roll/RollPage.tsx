import { rollAttachments } from '@sewa/contract/nominal-roll/attachments';
import { type Roll, rolls } from '@sewa/contract/nominal-roll/rolls';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { OwnedAttachments } from '../../ui/attachments/OwnedAttachments.tsx';
import { HearChanges } from '../../ui/HearChanges.tsx';
import { FactList } from '../../ui/record/FactList.tsx';
import { HistoryTab } from '../../ui/record/HistoryTab.tsx';
import { RecordPage, type RecordTab } from '../../ui/record/RecordPage.tsx';
import { RemoveDialog } from '../../ui/resource/RemoveDialog.tsx';
import { ResourceDialog } from '../../ui/resource/ResourceDialog.tsx';
import { nothing, useFieldValues } from '../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../ui/resource/use-resource-words.ts';
import { ArrivalsTab } from './arrivals/ArrivalsTab.tsx';
import { CallsTab } from './calls/CallsTab.tsx';
import { MembersTab } from './members/MembersTab.tsx';
import { ArrangementsDialog } from './record/ArrangementsDialog.tsx';
import { MoveRollDialog } from './record/MoveRollDialog.tsx';
import { NextRollStep } from './record/NextRollStep.tsx';
import { TripsOfRoll } from './record/TripsOfRoll.tsx';
import { useRollActions } from './record/use-roll-actions.ts';
import { refreshRolls, useRoll } from './roll.queries.ts';
import { rollPath, useRollForm } from './roll-screen.tsx';
import { useRollStatus } from './roll-status.ts';
import { useDaysText } from './use-days-text.ts';

export function RollPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('nominal-roll');
  const words = useResourceWords(rolls);
  const statusOf = useRollStatus();
  const query = useRoll(id);
  const roll = query.data;
  const { actions, dialog, closeDialog } = useRollActions(roll);
  const form = useRollForm();
  const daysOf = useDaysText();
  const navigate = useNavigate();
  const name = roll && t('nameOf', { number: roll.number, destination: roll.destination });
  return (
    <>
      <HearChanges event="nominal-roll.changed" path={rolls.list.path} />
      <RecordPage
        trail={[{ label: words.many, to: rollPath }]}
        title={name}
        status={roll && statusOf(roll.status)}
        subtitle={roll && `${roll.department} · ${roll.centreName} · ${daysOf(roll)}`}
        actions={actions}
        banner={
          roll && (
            <>
              <NextRollStep roll={roll} />
              <TripsOfRoll roll={roll} />
            </>
          )
        }
        tabs={useTabs(roll)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {roll && dialog?.kind === 'edit' && (
        <ResourceDialog {...form} resource={rolls} row={roll} onClose={closeDialog} />
      )}
      {roll && dialog?.kind === 'arrange' && <ArrangementsDialog roll={roll} onClose={closeDialog} />}
      {roll && dialog?.kind === 'move' && <MoveRollDialog roll={roll} to={dialog.to} onClose={closeDialog} />}
      {roll && dialog?.kind === 'remove' && (
        <RemoveDialog
          endpoint={rolls.remove}
          id={id}
          name={name ?? ''}
          text={words.removal}
          onClose={closeDialog}
          onGone={() => navigate(rollPath)}
          refresh={refreshRolls}
        />
      )}
    </>
  );
}

function useTabs(roll: Roll | undefined): RecordTab[] {
  const { t } = useTranslation(['nominal-roll', 'ui']);
  if (roll === undefined) return [];
  return [
    { key: 'members', label: t('tab.members'), content: <MembersTab roll={roll} /> },
    { key: 'calls', label: t('tab.calls'), content: <CallsTab roll={roll} /> },
    { key: 'arrivals', label: t('tab.arrivals'), content: <ArrivalsTab roll={roll} /> },
    {
      key: 'papers',
      label: t('tab.papers'),
      content: <OwnedAttachments owner={rollAttachments} ownerId={roll.id} name={String(roll.number)} />,
    },
    { key: 'details', label: t('ui:resource.details'), content: <RollFacts roll={roll} /> },
    {
      key: 'history',
      label: t('ui:resource.history'),
      content: <HistoryTab endpoint={rolls.history} id={roll.id} />,
    },
  ];
}

const shown = [
  'destination',
  'department',
  'fromDay',
  'toDay',
  'centreName',
  'jathedarName',
  'deputyName',
  'transport',
  'remarks',
  'reason',
  'madeByName',
  'approvedByName',
] as const;

/** What is filled in. */
function RollFacts({ roll }: { roll: Roll }) {
  const words = useResourceWords(rolls);
  const shownValue = useFieldValues(rolls);
  const facts = shown
    .map((field) => ({ label: words.label(field), value: shownValue(roll, field) }))
    .filter(({ value }) => value !== nothing);
  return <FactList facts={facts} />;
}
