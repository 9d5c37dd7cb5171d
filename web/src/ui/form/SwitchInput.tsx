import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';

export function SwitchInput(props: FieldProps) {
  const { t } = useTranslation('ui');
  const { field, inputRef, error, helperText } = useBoundField(props, (value) => t(value ? 'yes' : 'no'));
  return (
    <FormControl error={error !== undefined} sx={{ justifyContent: 'center', ...fieldPlace(props.isWide) }}>
      <FormControlLabel
        control={
          <Switch
            name={field.name}
            checked={field.value === true}
            onChange={(_event, isOn) => field.onChange(isOn)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: inputRef } }}
          />
        }
        label={props.label}
        disabled={props.isDisabled ?? false}
        sx={{ minHeight: 44 }}
      />
      <FormHelperText>{helperText}</FormHelperText>
    </FormControl>
  );
}
