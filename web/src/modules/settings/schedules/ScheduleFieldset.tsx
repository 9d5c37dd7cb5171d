import { type ScheduleFields, scheduleKinds, weekdays } from '@sewa/contract/user/schedules';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { DayInput, TimeInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { HolidaysInput } from './HolidaysInput.tsx';
import { useRuleWords } from './use-rule-words.ts';
import { WeekdaysInput } from './WeekdaysInput.tsx';

interface ScheduleFieldsetProps {
  field: (name: keyof ScheduleFields) => BoundField;
  entries: ScheduleFields;
  isDisabled: boolean;
}

export function ScheduleFieldset({ field, entries, isDisabled }: ScheduleFieldsetProps) {
  const { t } = useTranslation('settings');
  const { weekday } = useRuleWords();
  const centres = useCentres().data ?? [];
  const { kind } = entries;
  const common = { isDisabled, isRequired: true };
  return (
    <>
      <FormGroup title={t('schedule.what')}>
        <TextInput {...field('title')} {...common} label={t('schedule.title')} />
        <TextInput
          {...field('department')}
          {...common}
          label={t('schedule.department')}
          hint={t('schedule.departmentHint')}
        />
        <ChoiceInput
          {...field('centre')}
          {...common}
          label={t('schedule.centre')}
          choices={centres.map((centre) => ({ value: centre.id, label: centre.name, note: centre.code }))}
        />
        <NumberInput {...field('needed')} {...common} label={t('schedule.needed')} min={0} />
      </FormGroup>
      <FormGroup title={t('schedule.when')}>
        <ChoiceInput
          {...field('kind')}
          {...common}
          label={t('schedule.kind')}
          choices={scheduleKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        {kind === 'everyNWeeks' && (
          <NumberInput
            {...field('interval')}
            {...common}
            label={t('schedule.interval')}
            hint={t('schedule.intervalHint')}
          />
        )}
        {kind === 'monthly' && (
          <ChoiceInput
            {...field('nth')}
            {...common}
            label={t('schedule.nth')}
            choices={[1, 2, 3, 4, -1].map((value) => ({ value, label: t(`nth.${value}`) }))}
          />
        )}
        {kind !== 'once' && (
          <WeekdaysInput
            {...field('days')}
            label={t('schedule.days')}
            isDisabled={isDisabled}
            isSingle={kind === 'monthly'}
            choices={weekdays.map((value) => ({ value, label: weekday(value) }))}
          />
        )}
        <TimeInput {...field('startTime')} {...common} label={t('schedule.startTime')} />
        <TimeInput
          {...field('endTime')}
          {...common}
          label={t('schedule.endTime')}
          hint={t('schedule.endTimeHint')}
        />
      </FormGroup>
      <FormGroup title={t('schedule.validity')}>
        <DayInput
          {...field('validFrom')}
          {...common}
          label={t(kind === 'once' ? 'schedule.day' : 'schedule.validFrom')}
        />
        {kind !== 'once' && (
          <>
            <DayInput
              {...field('validTo')}
              label={t('schedule.validTo')}
              hint={t('schedule.validToHint')}
              isOptional
              isDisabled={isDisabled}
              min={entries.validFrom}
            />
            <HolidaysInput {...field('holidays')} label={t('schedule.holidays')} isDisabled={isDisabled} />
          </>
        )}
      </FormGroup>
    </>
  );
}
