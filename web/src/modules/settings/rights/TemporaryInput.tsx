import { mdiDeleteOutline, mdiPlus } from '@mdi/js';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Acl } from '@sewa/contract/kernel/rights/acl';
import { primesOf } from '@sewa/contract/kernel/rights/rights';
import type { TemporaryGrant } from '@sewa/contract/user/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { DayField } from '../../../ui/day/DayField.tsx';
import { isDay } from '../../../ui/day/day.rules.ts';
import { type BoundField, useBoundField } from '../../../ui/form/bound-field.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useRightWords } from '../../../ui/right-words.ts';
import { useRightsText } from '../../../ui/use-rights-text.ts';
import { editableFeatures, keysOf, limitOf, shownGrants, withTemporaryBadges } from './acl.rules.ts';

interface TemporaryInputProps extends BoundField {
  label: string;
  ceiling: Acl;
  isReadOnly?: boolean;
}

/** Rights that end by themselves: a camp day, a stand-in. */
export function TemporaryInput(props: TemporaryInputProps) {
  const { t } = useTranslation('settings');
  const { day } = useFormat();
  const { rightWord } = useRightWords();
  const rightsText = useRightsText();
  const { field } = useBoundField(props, (value) =>
    Array.isArray(value) ? value.map(rightsText).join('\n') || '–' : '–',
  );
  const grants = shownGrants((field.value ?? []) as TemporaryGrant[]);
  const thisDay = today();
  const change = (next: TemporaryGrant[]) => field.onChange(withTemporaryBadges(next));
  return (
    <Stack spacing={1}>
      {grants.length === 0 && <Typography color="textSecondary">{t('rights.temporaryNone')}</Typography>}
      <List disablePadding aria-label={props.label}>
        {grants.map((grant) => (
          <ListItem
            key={`${grant.key} ${grant.value} ${grant.until}`}
            divider
            secondaryAction={
              !props.isReadOnly && (
                <IconButton
                  edge="end"
                  aria-label={t('rights.temporaryRemove', { right: rightWord(grant.key, grant.value) })}
                  onClick={() => change(grants.filter((one) => one !== grant))}
                >
                  <Icon path={mdiDeleteOutline} />
                </IconButton>
              )
            }
          >
            <ListItemText
              primary={rightWord(grant.key, grant.value)}
              secondary={t(grant.until < thisDay ? 'rights.ended' : 'rights.until', {
                day: day(grant.until),
              })}
            />
          </ListItem>
        ))}
      </List>
      {!props.isReadOnly && (
        <NewGrant ceiling={props.ceiling} today={thisDay} onAdd={(grant) => change([...grants, grant])} />
      )}
    </Stack>
  );
}

function NewGrant(props: { ceiling: Acl; today: string; onAdd: (grant: TemporaryGrant) => void }) {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const { rightWord, featureWord } = useRightWords();
  const [chosen, setChosen] = useState<{ key: string; value: number; label: string; feature: string } | null>(
    null,
  );
  const [until, setUntil] = useState(props.today);
  const bounds = { ceiling: props.ceiling, own: user.acl };
  const options = editableFeatures.flatMap((feature) =>
    keysOf(feature).flatMap((key) =>
      primesOf(key)
        .filter((prime) => limitOf(key, prime, bounds) === null)
        .map((prime) => ({ key, value: prime, label: rightWord(key, prime), feature: featureWord(feature) })),
    ),
  );
  const isReady = chosen !== null && isDay(until) && until >= props.today;
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'center' } }}>
      <Autocomplete
        options={options}
        groupBy={(option) => option.feature}
        value={chosen}
        onChange={(_event, option) => setChosen(option)}
        isOptionEqualToValue={(a, b) => a.key === b.key && a.value === b.value}
        getOptionKey={(option) => `${option.key} ${option.value}`}
        renderInput={(params) => <TextField {...params} label={t('rights.temporaryRight')} />}
        sx={{ flexGrow: 1 }}
      />
      <DayField
        label={t('rights.temporaryUntil')}
        value={until}
        onChange={setUntil}
        min={props.today}
        sx={{ width: { md: 240 } }}
      />
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiPlus} />}
        disabled={!isReady}
        onClick={() => {
          if (chosen === null) return;
          props.onAdd({ key: chosen.key, value: chosen.value, until });
          setChosen(null);
        }}
      >
        {t('rights.temporaryAdd')}
      </Button>
    </Stack>
  );
}
