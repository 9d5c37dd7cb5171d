import { mdiDeleteOutline, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { departmentWords } from '@sewa/contract/sewadar/logged-words';
import type { SewadarDepartment } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { type BoundField, useBoundField } from '../../ui/form/bound-field.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFieldWords } from '../../ui/resource/use-resource-words.ts';
import { DepartmentInput } from './DepartmentInput.tsx';
import { departmentText } from './department-text.ts';

const empty: SewadarDepartment = { department: '', role: '', since: null, until: null };
const MOST = 20;

/** Where somebody serves: a line each, with the role and the time. */
export function DepartmentsInput(props: BoundField & { isDisabled?: boolean }) {
  const { t } = useTranslation('person');
  const { label } = useFieldWords(departmentWords);
  const { day } = useFormat();
  const { isDisabled = false, ...bound } = props;
  const { field } = useBoundField({ ...bound, label: t('department.title') }, (value) =>
    Array.isArray(value) ? value.map((one) => departmentText(one, day)).join('\n') || '–' : '–',
  );
  const rows: SewadarDepartment[] = field.value ?? [];
  const part = (place: number, name: keyof SewadarDepartment): BoundField => ({
    ...bound,
    name: `${bound.name}.${place}.${name}`,
  });
  return (
    <Stack spacing={1} sx={{ gridColumn: '1 / -1' }}>
      {rows.length === 0 && <Typography color="textSecondary">{t('department.none')}</Typography>}
      {rows.map((row, place) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own until it is saved
          key={place}
          role="group"
          aria-label={row.department || label('department')}
          sx={{
            display: 'grid',
            columnGap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr 1fr 44px', md: '2fr 1.5fr 1fr 1fr 44px' },
          }}
        >
          <DepartmentInput
            {...part(place, 'department')}
            label={label('department')}
            isDisabled={isDisabled}
          />
          <TextInput {...part(place, 'role')} label={label('role')} isDisabled={isDisabled} maxLength={80} />
          <DayInput {...part(place, 'since')} label={label('since')} isOptional isDisabled={isDisabled} />
          <DayInput {...part(place, 'until')} label={label('until')} isOptional isDisabled={isDisabled} />
          {!isDisabled && (
            <IconButton
              aria-label={t('department.remove', { department: row.department })}
              onClick={() => field.onChange(rows.filter((_row, other) => other !== place))}
              sx={{ mt: 1, gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: 3, md: 'auto' } }}
            >
              <Icon path={mdiDeleteOutline} />
            </IconButton>
          )}
        </Box>
      ))}
      {!isDisabled && rows.length < MOST && (
        <Box>
          <Button startIcon={<Icon path={mdiPlus} />} onClick={() => field.onChange([...rows, empty])}>
            {t('department.add')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
