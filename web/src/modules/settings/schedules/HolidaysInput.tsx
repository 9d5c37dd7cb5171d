import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
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
    if (text) field.onChange([...new Set([...days, text])].sort());
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
            <TextField
              type="date"
              size="small"
              value={text}
              onChange={(event) => setText(event.target.value)}
              label={t('schedule.holiday')}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Button startIcon={<Icon path={mdiPlus} />} onClick={add} disabled={text === ''}>
              {t('schedule.addHoliday')}
            </Button>
          </>
        )}
      </Stack>
    </FormControl>
  );
}
