import { mdiArrowDown, mdiArrowUp, mdiClose } from '@mdi/js';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { MAX_TRIP_SITES } from '@sewa/contract/transport/trips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldProps, fieldPlace, useBoundField } from '../../../ui/form/bound-field.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useSites } from './trip.queries.ts';

interface Site {
  id: string;
  name: string;
}

/** Sites in the order in which they are reached. The field holds their ids; one may come twice. */
export function SitesInput(props: FieldProps) {
  const { t } = useTranslation('transport');
  const all = useSites().data ?? [];
  const [round, setRound] = useState(0);
  const nameOf = (id: string) => all.find((site) => site.id === id)?.name ?? '…';
  const { field, inputRef, error, helperText } = useBoundField(props, (ids) =>
    Array.isArray(ids) ? ids.map(String).map(nameOf).join(' – ') : '–',
  );
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const moved = (place: number, by: number) => {
    const next = [...chosen];
    const [one] = next.splice(place, 1);
    if (one !== undefined) next.splice(place + by, 0, one);
    field.onChange(next);
  };
  return (
    <Box sx={fieldPlace(true)}>
      <Autocomplete<Site>
        // A new one after each choice: it begins empty.
        key={round}
        options={all.filter(({ isActive }) => isActive)}
        value={null}
        onChange={(_event, site) => {
          if (!site) return;
          field.onChange([...chosen, site.id]);
          setRound(round + 1);
        }}
        onBlur={field.onBlur}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        autoHighlight
        disabled={chosen.length >= MAX_TRIP_SITES}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={inputRef}
            name={field.name}
            label={props.label}
            error={error !== undefined}
            helperText={helperText}
            autoFocus={round > 0}
          />
        )}
        fullWidth
      />
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {chosen.map((id, place) => (
          <Stack
            component="li"
            // The same site may stand here twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a row is
            key={place}
            direction="row"
            sx={{ alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography sx={{ flex: 1, minWidth: 0 }} noWrap>
              {place + 1}. {nameOf(id)}
            </Typography>
            <IconButton
              aria-label={t('sites.up', { name: nameOf(id) })}
              disabled={place === 0}
              onClick={() => moved(place, -1)}
            >
              <Icon path={mdiArrowUp} />
            </IconButton>
            <IconButton
              aria-label={t('sites.down', { name: nameOf(id) })}
              disabled={place === chosen.length - 1}
              onClick={() => moved(place, 1)}
            >
              <Icon path={mdiArrowDown} />
            </IconButton>
            <IconButton
              aria-label={t('sites.remove', { name: nameOf(id) })}
              onClick={() => field.onChange(chosen.filter((_one, at) => at !== place))}
            >
              <Icon path={mdiClose} />
            </IconButton>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
