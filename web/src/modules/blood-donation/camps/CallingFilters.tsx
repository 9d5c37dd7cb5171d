import { mdiFilterVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { callOutcomeLabels } from '@sewa/contract/blood-donation/camp-words';
import type { camps } from '@sewa/contract/blood-donation/camps';
import { donors } from '@sewa/contract/blood-donation/donors';
import { type CampCallOutcome, campCallOutcomes } from '@sewa/contract/blood-donation/enums';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { bloodGroups } from '@sewa/contract/people/person';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';

/** As it is typed and chosen; empty: all. */
interface CallingChoice {
  q: string;
  group: string;
  minAge: string;
  maxAge: string;
  hasDonated: '' | 'yes' | 'no';
  outcome: string;
  sort: 'name' | 'lastDonationOn' | '-lastDonationOn';
}

export const everybody: CallingChoice = {
  q: '',
  group: '',
  minAge: '',
  maxAge: '',
  hasDonated: '',
  outcome: '',
  sort: 'name',
};

type CallingFilter = NonNullable<QueryOf<typeof camps.callingList>['filter']>;

export function filterOf({ group, minAge, maxAge, hasDonated, outcome }: CallingChoice): CallingFilter {
  return {
    ...(group === '' ? {} : { bloodGroup: group as (typeof bloodGroups)[number] }),
    ...(isAge(minAge) ? { minAge: Number(minAge) } : {}),
    ...(isAge(maxAge) ? { maxAge: Number(maxAge) } : {}),
    ...(hasDonated === '' ? {} : { hasDonated: hasDonated === 'yes' }),
    ...(outcome === '' ? {} : { outcome: outcome as CampCallOutcome | 'notCalled' }),
  };
}

function isAge(text: string): boolean {
  return /^\d{1,2}$/.test(text);
}

/** The choice of all has no value, and is read all the same. */
const shownWhenEmpty = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;

/** One line on a desk, two fields beside each other on a phone. */
const fields = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: {
    xs: '1fr 1fr',
    sm: 'repeat(4, 1fr)',
    lg: '2fr 1fr 1fr 1fr 1.5fr 1.5fr 1.5fr',
  },
} as const;

interface CallingFiltersProps {
  choice: CallingChoice;
  onChange: (choice: CallingChoice) => void;
}

/** Whom to call: by name, group, age and last donation. On a phone all but the name fold away: the first donor is in sight. */
export function CallingFilters({ choice, onChange }: CallingFiltersProps) {
  const { t } = useTranslation('ui');
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [isOpen, setIsOpen] = useState(false);
  const chosen = Object.keys(filterOf(choice)).length;
  return (
    <Box sx={fields}>
      <TextField
        label={t('list.search')}
        value={choice.q}
        onChange={(event) => onChange({ ...choice, q: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        sx={{ gridColumn: { xs: 'span 2', lg: 'auto' } }}
      />
      {isPhone && (
        <Button
          startIcon={<Icon path={mdiFilterVariant} />}
          onClick={() => setIsOpen(!isOpen)}
          aria-expanded={isOpen}
          sx={{ gridColumn: 'span 2', justifySelf: 'start', minHeight: 44 }}
        >
          {chosen === 0 ? t('list.filter') : t('list.filterSet', { count: chosen })}
        </Button>
      )}
      {(isOpen || !isPhone) && <FurtherFilters choice={choice} onChange={onChange} />}
    </Box>
  );
}

function FurtherFilters({ choice, onChange }: CallingFiltersProps) {
  const { t } = useTranslation(['blood-donation', 'ui']);
  const { label } = useResourceWords(donors);
  const language = useStore(languageStore);
  const field = (name: keyof CallingChoice) => ({
    value: choice[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...choice, [name]: event.target.value } as CallingChoice),
  });
  return (
    <>
      <TextField select label={t('camp.group')} {...field('group')} slotProps={shownWhenEmpty}>
        <MenuItem value="">{t('camp.all')}</MenuItem>
        {bloodGroups.map((value) => (
          <MenuItem key={value} value={value}>
            {value.replace('-', '−')}
          </MenuItem>
        ))}
      </TextField>
      {(['minAge', 'maxAge'] as const).map((name) => (
        <TextField
          key={name}
          label={t(name === 'minAge' ? 'camp.minAge' : 'camp.maxAge')}
          {...field(name)}
          error={choice[name] !== '' && !isAge(choice[name])}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2, autoComplete: 'off' } }}
        />
      ))}
      <TextField select label={label('lastDonationOn')} {...field('hasDonated')} slotProps={shownWhenEmpty}>
        <MenuItem value="">{t('camp.all')}</MenuItem>
        <MenuItem value="yes">{t('camp.gaveBefore')}</MenuItem>
        <MenuItem value="no">{t('camp.gaveNever')}</MenuItem>
      </TextField>
      <TextField select label={t('camp.outcome')} {...field('outcome')} slotProps={shownWhenEmpty}>
        <MenuItem value="">{t('camp.all')}</MenuItem>
        <MenuItem value="notCalled">{t('camp.notCalled')}</MenuItem>
        {campCallOutcomes.map((value) => (
          <MenuItem key={value} value={value}>
            {callOutcomeLabels[value][language]}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={t('ui:list.sortBy')} {...field('sort')}>
        <MenuItem value="name">{t('camp.byName')}</MenuItem>
        <MenuItem value="lastDonationOn">{t('camp.longestAgo')}</MenuItem>
        <MenuItem value="-lastDonationOn">{t('camp.latestFirst')}</MenuItem>
      </TextField>
    </>
  );
}
