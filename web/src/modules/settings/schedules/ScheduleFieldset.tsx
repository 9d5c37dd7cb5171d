import { type ScheduleFields, schedules, weekdays } from '@sewa/contract/user/schedules';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { useResourceInputs } from '../../../ui/resource/use-resource-inputs.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
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
  const { label, hint } = useResourceWords(schedules);
  const input = useResourceInputs({ resource: schedules, field, isDisabled });
  const { kind } = entries;
  return (
    <>
      <FormGroup title={t('schedule.what')}>
        {input('title')}
        {input('department')}
        {input('centre')}
        {input('needed')}
      </FormGroup>
      <FormGroup title={t('schedule.when')}>
        {input('kind')}
        {kind === 'everyNWeeks' && input('interval', { hint: t('schedule.intervalHint') })}
        {kind === 'monthly' && input('nth')}
        {kind !== 'once' && (
          <WeekdaysInput
            {...field('days')}
            label={label('days')}
            isDisabled={isDisabled}
            isSingle={kind === 'monthly'}
            choices={weekdays.map((value) => ({ value, label: weekday(value) }))}
          />
        )}
        {input('startTime')}
        {input('endTime')}
      </FormGroup>
      <FormGroup title={t('schedule.attendance')}>
        {input('lateAfter')}
        {input('halfBelow')}
        {input('maxHours')}
        {input('maxDaysInRow')}
      </FormGroup>
      <FormGroup title={t('schedule.validity')}>
        {input('validFrom', kind === 'once' ? { label: t('schedule.day') } : {})}
        {kind !== 'once' && (
          <>
            <DayInput
              {...field('validTo')}
              label={label('validTo')}
              hint={hint('validTo')}
              isOptional
              isDisabled={isDisabled}
              min={entries.validFrom}
            />
            <HolidaysInput {...field('holidays')} label={label('holidays')} isDisabled={isDisabled} />
          </>
        )}
      </FormGroup>
    </>
  );
}
