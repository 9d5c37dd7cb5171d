import { mdiAccountPlusOutline, mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { attendantFormSchema } from '@sewa/contract/oae/attendants';
import { genders } from '@sewa/contract/people/person';
import { personWords } from '@sewa/contract/people/words';
import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useSession } from '../../platform/session.ts';
import { type BoundField, useBoundField } from '../../ui/form/bound-field.ts';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { PhoneInput, TextInput } from '../../ui/form/TextInput.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFieldWords } from '../../ui/resource/use-resource-words.ts';
import { SewadarInput } from '../sewadar/SewadarInput.tsx';
import type { FoundSewadar } from '../sewadar/sewadar-search.query.ts';

export type AttendantEntry = z.infer<typeof attendantFormSchema>;

const MOST = 2;

interface AttendantsInputProps extends BoundField {
  isDisabled?: boolean;
  /** Of whoever is no sewadar. */
  isPhoneRequired?: boolean;
}

/** Who comes along with an elder: at most two, each a sewadar or a relative with an own record. */
export function AttendantsInput(props: AttendantsInputProps) {
  const { isDisabled = false, isPhoneRequired = false, ...bound } = props;
  const { t } = useTranslation('person');
  const { field } = useBoundField({ ...bound, label: t('attendant.title') }, (value) =>
    Array.isArray(value) ? value.map(attendantWords).join('\n') || '–' : '–',
  );
  const rows: readonly AttendantEntry[] = field.value ?? [];
  const change = (place: number, part: Partial<AttendantEntry>) =>
    field.onChange(rows.map((row, other) => (other === place ? { ...row, ...part } : row)));
  return (
    <Stack spacing={2} sx={{ gridColumn: '1 / -1' }}>
      {rows.length === 0 && <Typography color="textSecondary">{t('attendant.none')}</Typography>}
      {rows.map((row, place) => (
        <Attendant
          // biome-ignore lint/suspicious/noArrayIndexKey: an attendant has no name of its own until it is saved
          key={place}
          bound={bound}
          place={place}
          row={row}
          isDisabled={isDisabled}
          isPhoneRequired={isPhoneRequired}
          onSewadar={(sewadar) => change(place, fieldsOf(sewadar))}
          onRemove={() => field.onChange(rows.filter((_row, other) => other !== place))}
        />
      ))}
      {!isDisabled && rows.length < MOST && (
        <Box>
          <Button
            startIcon={<Icon path={mdiAccountPlusOutline} />}
            onClick={() => field.onChange([...rows, emptyFields(attendantFormSchema)])}
          >
            {t('attendant.add')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

/** An attendant in one line. */
export function attendantWords({ name, relation, phone }: AttendantEntry): string {
  return [name, relation, phone].filter(Boolean).join(', ');
}

interface AttendantProps {
  bound: BoundField;
  place: number;
  row: AttendantEntry;
  isDisabled: boolean;
  isPhoneRequired: boolean;
  onSewadar: (sewadar: FoundSewadar | null) => void;
  onRemove: () => void;
}

function Attendant(props: AttendantProps) {
  const { bound, place, row, isDisabled, isPhoneRequired, onSewadar, onRemove } = props;
  const { t } = useTranslation('person');
  const { label, choice } = useFieldWords(personWords);
  const { may } = useSession();
  const heading = useId();
  const part = (name: keyof AttendantEntry): BoundField => ({
    ...bound,
    name: `${bound.name}.${place}.${name}`,
  });
  return (
    <Paper variant="outlined" component="section" aria-labelledby={heading} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography id={heading} component="h3" sx={{ fontWeight: 600 }}>
          {t('attendant.place', { place: place + 1 })}
        </Typography>
        {!isDisabled && (
          <Button color="inherit" startIcon={<Icon path={mdiDeleteOutline} />} onClick={onRemove}>
            {t('attendant.remove')}
          </Button>
        )}
      </Stack>
      <Box sx={grid}>
        {may(typeAhead.search.requirement) && (
          <SewadarInput
            {...part('sewadar')}
            label={t('attendant.sewadar')}
            hint={t('attendant.sewadarHint')}
            current={row.sewadar === null ? null : { id: row.sewadar, name: row.name }}
            onChosen={onSewadar}
            isDisabled={isDisabled}
            isWide
          />
        )}
        <TextInput
          {...part('name')}
          label={label('name')}
          isRequired
          isDisabled={isDisabled}
          maxLength={120}
        />
        <TextInput
          {...part('nameLatin')}
          label={label('nameLatin')}
          isDisabled={isDisabled}
          maxLength={120}
        />
        <PhoneInput
          {...part('phone')}
          label={label('phone')}
          isRequired={isPhoneRequired && row.sewadar === null}
          isDisabled={isDisabled}
        />
        <TextInput
          {...part('relation')}
          label={t('attendant.relation')}
          isDisabled={isDisabled}
          maxLength={60}
        />
        <SelectInput
          {...part('gender')}
          label={label('gender')}
          isRequired
          isDisabled={isDisabled}
          choices={genders.map((value) => ({ value, label: choice('gender', value) ?? value }))}
        />
      </Box>
    </Paper>
  );
}

const grid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** A chosen sewadar is known already; who is taken away leaves what was typed. */
function fieldsOf(sewadar: FoundSewadar | null): Partial<AttendantEntry> {
  if (sewadar === null) return { sewadar: null };
  const { id, name, nameLatin, phone } = sewadar;
  const gender = genders.find((one) => one === sewadar.gender) ?? 'other';
  return { sewadar: id, name, nameLatin, phone, gender };
}
