import { mdiPlus } from '@mdi/js';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Acl } from '@sewa/contract/kernel/rights/acl';
import { primesOf } from '@sewa/contract/kernel/rights/rights';
import type { TemporaryGrant } from '@sewa/contract/user/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { DayField } from '../../../ui/day/DayField.tsx';
import { isDay } from '../../../ui/day/day.rules.ts';
import { type BoundField, useBoundField } from '../../../ui/form/bound-field.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useRightWords } from '../../../ui/right-words.ts';
import { useRightsText } from '../../../ui/use-rights-text.ts';
import { editableFeatures, keysOf, limitOf } from './acl.rules.ts';

interface NewGrantProps extends BoundField {
  ceiling: Acl;
  onAdd: (grant: TemporaryGrant) => void;
}

/** A right and its last day. A field of the form: what was chosen is not lost if nobody presses Add. */
export function NewGrant(props: NewGrantProps) {
  const { t } = useTranslation('settings');
  const label = t('rights.temporaryUntil');
  const rightsText = useRightsText();
  const { field, inputRef, error } = useBoundField({ ...props, label }, (value) => rightsText(value) ?? '–');
  const options = useOptions(props.ceiling);
  const thisDay = today();
  const chosen = (field.value ?? null) as TemporaryGrant | null;
  const [lastUntil, setLastUntil] = useState(thisDay);
  const until = chosen?.until ?? lastUntil;
  const isReady = chosen !== null && isDay(until) && until >= thisDay;
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'center' } }}>
      <Autocomplete
        options={options}
        groupBy={(option) => option.feature}
        value={options.find(({ key, value }) => key === chosen?.key && value === chosen.value) ?? null}
        onChange={(_event, option) =>
          field.onChange(option && { key: option.key, value: option.value, until })
        }
        getOptionKey={(option) => `${option.key} ${option.value}`}
        renderInput={(params) => <TextField {...params} label={t('rights.temporaryRight')} />}
        sx={{ flexGrow: 1 }}
      />
      <DayField
        label={label}
        value={until}
        onChange={(day) => {
          setLastUntil(day);
          if (chosen !== null) field.onChange({ ...chosen, until: day });
        }}
        onBlur={field.onBlur}
        inputRef={inputRef}
        error={error}
        min={thisDay}
        sx={{ width: { md: 240 } }}
      />
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiPlus} />}
        disabled={!isReady}
        onClick={() => {
          if (chosen === null) return;
          props.onAdd(chosen);
          field.onChange(null);
        }}
      >
        {t('rights.temporaryAdd')}
      </Button>
    </Stack>
  );
}

/** What the unit may hold and the granter holds today; how long it may be granted is judged with the day, on saving. */
function useOptions(ceiling: Acl) {
  const { user } = useSession();
  const { rightWord, featureWord } = useRightWords();
  const bounds = { ceiling, own: user.acl, lasting: user.acl };
  return editableFeatures.flatMap((feature) =>
    keysOf(feature).flatMap((key) =>
      primesOf(key)
        .filter((prime) => limitOf(key, prime, bounds) === null)
        .map((prime) => ({ key, value: prime, label: rightWord(key, prime), feature: featureWord(feature) })),
    ),
  );
}
