import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Location } from '@sewa/contract/bav/locations';

interface LocationSelectProps {
  label: string;
  value: string;
  locations: readonly Location[];
  onChange: (location: string) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** The choice of all of them. */
  all?: string;
  error?: string | undefined;
}

export function LocationSelect(props: LocationSelectProps) {
  const { label, value, locations, all } = props;
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={locations.some(({ id }) => id === value) ? value : ''}
      onChange={(event) => props.onChange(event.target.value)}
      required={props.isRequired ?? false}
      disabled={props.isDisabled ?? false}
      error={props.error !== undefined}
      helperText={props.error}
      {...(all === undefined
        ? {}
        : { slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } })}
    >
      {all !== undefined && <MenuItem value="">{all}</MenuItem>}
      {locations.map((location) => (
        <MenuItem key={location.id} value={location.id}>
          {nameOf(location)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Several centres have a store: the centre tells them apart. */
export function nameOf({ name, centreName }: Pick<Location, 'name' | 'centreName'>): string {
  return `${name}, ${centreName}`;
}
