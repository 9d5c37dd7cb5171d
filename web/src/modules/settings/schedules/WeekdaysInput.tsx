import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { type FieldProps, useBoundField } from '../../../ui/form/bound-field.ts';

interface WeekdaysInputProps extends FieldProps {
  choices: readonly { value: string; label: string }[];
  /** Monthly rules take exactly one. */
  isSingle: boolean;
}

/** Seven buttons: quicker than a list, and the week stays in sight. */
export function WeekdaysInput(props: WeekdaysInputProps) {
  const label = useId();
  const days = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const { field, error, helperText } = useBoundField(props, (value) =>
    props.choices
      .filter((choice) => days(value).includes(choice.value))
      .map((choice) => choice.label)
      .join(', '),
  );
  const order = props.choices.map((choice) => choice.value);
  return (
    <FormControl
      error={error !== undefined}
      disabled={props.isDisabled ?? false}
      sx={{ gridColumn: '1 / -1' }}
    >
      <FormLabel id={label} sx={{ mb: 1 }}>
        {props.label}
      </FormLabel>
      <ToggleButtonGroup
        value={props.isSingle ? days(field.value).slice(0, 1) : days(field.value)}
        onChange={(_event, chosen: string[]) => {
          const next = props.isSingle ? chosen.slice(-1) : order.filter((day) => chosen.includes(day));
          field.onChange(next);
        }}
        onBlur={field.onBlur}
        disabled={props.isDisabled ?? false}
        color="primary"
        aria-labelledby={label}
        sx={{ flexWrap: 'wrap' }}
      >
        {props.choices.map((choice) => (
          <ToggleButton
            key={choice.value}
            value={choice.value}
            sx={{ textTransform: 'none', minHeight: 44, px: 2 }}
          >
            {choice.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText>{helperText}</FormHelperText>
    </FormControl>
  );
}
