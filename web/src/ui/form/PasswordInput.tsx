import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';

/** `autoComplete` tells the browser's password keeper whose password this is. */
export function PasswordInput(
  props: FieldProps & { autoComplete: 'new-password' | 'current-password' | 'off' },
) {
  const { t } = useTranslation('ui');
  const [isShown, setIsShown] = useState(false);
  const { field, inputRef, error, helperText } = useBoundField(props, () => '••••••');
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      value={field.value ?? ''}
      type={isShown ? 'text' : 'password'}
      label={props.label}
      required={props.isRequired ?? false}
      disabled={props.isDisabled ?? false}
      error={error !== undefined}
      helperText={helperText}
      autoComplete={props.autoComplete}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                onClick={() => setIsShown(!isShown)}
                aria-label={t(isShown ? 'password.hide' : 'password.show')}
                aria-pressed={isShown}
              >
                <Icon path={isShown ? mdiEyeOffOutline : mdiEyeOutline} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      sx={fieldPlace(props.isWide)}
      fullWidth
    />
  );
}
