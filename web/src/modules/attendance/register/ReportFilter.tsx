import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { sheets } from '@sewa/contract/attendance/sheets';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDepartments } from '../../../people/department/departments.query.ts';
import { useSession } from '../../../platform/session.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';

interface Chosen {
  centre: string;
  department: string;
}

interface ReportFilterProps {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** Before the choices. */
  children?: ReactNode;
  /** After them. */
  end?: ReactNode;
}

/** Which centre and department a report is about; empty means all. */
export function ReportFilter({ chosen, onChoose, children, end }: ReportFilterProps) {
  const { label } = useResourceWords(sheets);
  const { user } = useSession();
  const departments = useDepartments().data ?? [];
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', my: 1 }}>
      {children}
      {user.centres.length > 1 && (
        <Select
          label={label('centre')}
          value={chosen.centre}
          choices={user.centres.map(({ id, name }) => [id, name])}
          onChange={(centre) => onChoose({ ...chosen, centre })}
        />
      )}
      <Select
        label={label('department')}
        value={chosen.department}
        choices={departments.map(({ department }) => [department, department])}
        onChange={(department) => onChoose({ ...chosen, department })}
      />
      {end}
    </Stack>
  );
}

function Select(props: {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('attendance');
  return (
    <TextField
      select
      size="small"
      label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 150px', maxWidth: 260 }}
    >
      <option value="">{t('report.all')}</option>
      {props.choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

/** What was chosen, as a query names it: nothing where all are meant. */
export function asQuery({ centre, department }: Chosen): { centre?: string; department?: string } {
  return { ...(centre ? { centre } : {}), ...(department ? { department } : {}) };
}
