import Alert from '@mui/material/Alert';
import { camps } from '@sewa/contract/blood-donation/camps';
import { decisionDay } from '@sewa/contract/blood-donation/decision-day';
import { type DeferralFields, deferralFields, deferrals } from '@sewa/contract/blood-donation/deferrals';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import {
  countedFrom,
  deferralReasonWords,
  isConfidential,
} from '@sewa/contract/blood-donation/rules/deferral-reasons';
import { deferralFor } from '@sewa/contract/blood-donation/rules/eligibility';
import { refusing } from '@sewa/contract/kernel/resource/field-reasons';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { dayFromToday, today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshBlood, useCampChoices, useRules } from '../blood.queries.ts';

/** A decision of the doctor: reason, from when it counts, and what follows from it. */
export function DeferralDialog({ donor, onClose }: { donor: Donor; onClose: () => void }) {
  const { may } = useSession();
  const { day } = useFormat();
  const { label } = useResourceWords(deferrals);
  const campChoices = useCampChoices(may(camps.list.requirement)).data ?? [];
  const rules = useRules().data?.current;
  /** A day that the doctor names ends the deferral later than it is decided. */
  const schema = deferralFields.superRefine((fields, refusals) => {
    const { reason, chosen, since, welcomeFrom } = fields;
    if (rules?.periods[reason].kind !== 'chosen' || chosen !== 'until') return;
    const camp = campChoices.find(({ id }) => id === fields.camp) ?? null;
    const isMissing = welcomeFrom === null;
    if (isMissing || welcomeFrom <= decisionDay({ since, today: today(), camp }))
      refusals.addIssue({
        ...{ code: 'custom', path: ['welcomeFrom'] },
        ...refusing(isMissing ? 'missing' : 'afterDecision'),
      });
  });
  return (
    <ResourceDialog
      resource={deferrals}
      row={null}
      schema={schema}
      without={['donor']}
      fields={['reason', 'since', 'chosen', 'welcomeFrom', 'camp']}
      defaults={{ donor: donor.id, since: today() }}
      inputs={{
        since: (field) => <Since field={field} />,
        chosen: (field) => <Chosen field={field} />,
        welcomeFrom: (field) => <End field={field} />,
        camp: (field) => (
          <ChoiceInput
            {...field}
            label={label('camp')}
            isOptional
            choices={campChoices.map(({ id, name, firstDay }) => ({
              value: id,
              label: name,
              note: day(firstDay),
            }))}
          />
        ),
      }}
      refresh={refreshBlood}
      onClose={onClose}
    />
  );
}

function useTyped(field: BoundField): DeferralFields {
  const names = ['reason', 'since', 'chosen', 'welcomeFrom'] as const;
  const values = useWatch({ control: field.control, name: names });
  return Object.fromEntries(names.map((name, place) => [name, values[place]])) as DeferralFields;
}

/** The question for the day depends on the reason: when it happened, the recovery, the last dose. */
function Since({ field }: { field: BoundField }) {
  const language = useStore(languageStore);
  const { label } = useResourceWords(deferrals);
  const { reason } = useTyped(field);
  const words = reason ? countedFrom[deferralReasonWords[reason].counts][language] : label('since');
  return <DayInput {...field} label={words} isRequired />;
}

function useIsChosen(field: BoundField): boolean {
  const { reason } = useTyped(field);
  const rules = useRules().data?.current;
  return Boolean(reason) && rules?.periods[reason].kind === 'chosen';
}

function Chosen({ field }: { field: BoundField }) {
  const { label, choice } = useResourceWords(deferrals);
  if (!useIsChosen(field)) return null;
  const choices = ['until', 'recovery', 'permanent'].map((value) => ({
    value,
    label: choice('chosen', value) ?? value,
  }));
  return <SelectInput {...field} label={label('chosen')} choices={choices} isRequired />;
}

/** The day where the doctor names it; otherwise what the rules make of the reason. */
function End({ field }: { field: BoundField }) {
  const { t } = useTranslation('blood-donation');
  const { label } = useResourceWords(deferrals);
  const { day } = useFormat();
  const { reason, since, chosen } = useTyped(field);
  const rules = useRules().data?.current;
  const isChosen = useIsChosen(field);
  if (isChosen && chosen === 'until')
    return <DayInput {...field} label={label('welcomeFrom')} min={dayFromToday(1)} isRequired isOptional />;
  if (isChosen || !reason || !since || rules === undefined) return null;
  const deferral = deferralFor({ reason, since, chosen: null }, rules);
  if (deferral === null) return null;
  return (
    <Alert severity="info" role="status" sx={{ gridColumn: '1 / -1' }}>
      {deferral.kind === 'until'
        ? t('defer.until', { day: day(deferral.from) })
        : t(`defer.${deferral.kind}`)}
      {isConfidential(reason) && ` ${t('defer.confidential')}`}
    </Alert>
  );
}
