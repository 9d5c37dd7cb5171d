import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { monthsUpTo } from './months.rules.ts';

export function MonthSelect({ month, onChoose }: { month: string; onChoose: (month: string) => void }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  return (
    <TextField
      select
      size="small"
      label={t('register.month')}
      value={month}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 150px', maxWidth: 220 }}
    >
      {monthsUpTo(today().slice(0, 7)).map((one) => (
        <option key={one} value={one}>
          {format.month(one)}
        </option>
      ))}
    </TextField>
  );
}
