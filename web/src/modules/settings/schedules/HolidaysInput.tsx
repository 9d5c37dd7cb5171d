import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { DayField } from '../../../ui/day/DayField.tsx';
import { isDay } from '../../../ui/day/day.rules.ts';
import { type FieldProps, useBoundField } from '../../../ui/form/bound-field.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** Days on which the schedule does not take place, as chips that can be taken away. */
export function HolidaysInput(props: FieldProps) {
  const { t } = useTranslation('settings');
  const { day } = useFormat();
  const [text, setText] = useState('');
  const { field } = useBoundField(props, (value) =>
    Array.isArray(value) ? value.map((one) => day(String(one))).join(', ') : '–',
  );
  const days: string[] = field.value ?? [];
  const add = () => {
    if (isDay(text)) field.onChange([...new Set([...days, text])].sort());
    setText('');
  };
  return (
    <FormControl sx={{ gridColumn: '1 / -1' }}>
      <FormLabel sx={{ mb: 1 }}>{props.label}</FormLabel>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {days.map((one) => (
          <Chip
            key={one}
            label={day(one)}
            {...(props.isDisabled
              ? {}
              : { onDelete: () => field.onChange(days.filter((other) => other !== one)) })}
          />
        ))}
        {!props.isDisabled && (
          <>
            <DayField value={text} onChange={setText} label={t('schedule.holiday')} sx={{ width: 220 }} />
            <Button startIcon={<Icon path={mdiPlus} />} onClick={add} disabled={!isDay(text)}>
              {t('schedule.addHoliday')}
            </Button>
          </>
        )}
      </Stack>
    </FormControl>
  );
}
