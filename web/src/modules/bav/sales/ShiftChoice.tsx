import TextField from '@mui/material/TextField';
import type { Drawer } from '@sewa/contract/bav/shifts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';

/** Whose drawer pays. */
export function ShiftChoice(props: {
  shifts: readonly Drawer[];
  value: string;
  onChange: (shift: string) => void;
}) {
  const { t } = useTranslation('counter');
  const { money } = useFormat();
  return (
    <TextField
      select
      label={t('drawer')}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      helperText={props.shifts.length === 0 ? t('noOpenShift') : ' '}
      error={props.shifts.length === 0}
      fullWidth
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {props.value === '' && <option value="">{t('chooseDrawer')}</option>}
      {props.shifts.map((shift) => (
        <option key={shift.id} value={shift.id}>
          {`${shift.tillName} (${shift.tillCode}-${shift.number}) · ${money(shift.expected)}`}
        </option>
      ))}
    </TextField>
  );
}
