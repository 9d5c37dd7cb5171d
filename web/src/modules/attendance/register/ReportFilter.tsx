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
  onChoose: (change: Partial<Chosen>) => void;
  /** One of each has to be chosen: "all" is not offered. */
  isOneEach?: boolean;
  /** Before the choices. */
  children?: ReactNode;
  /** After them. */
  end?: ReactNode;
}

/** Which centre and department a report is about; empty means all. */
export function ReportFilter({ chosen, onChoose, isOneEach, children, end }: ReportFilterProps) {
  const { label } = useResourceWords(sheets);
  const { user } = useSession();
  const departments = useDepartments().data ?? [];
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', my: 1 }}>
      {children}
      {user.centres.length > 1 && (
        <ReportSelect
          label={label('centre')}
          value={chosen.centre}
          choices={user.centres.map(({ id, name }) => [id, name])}
          isOptional={!isOneEach}
          onChange={(centre) => onChoose({ centre })}
        />
      )}
      <ReportSelect
        label={label('department')}
        value={chosen.department}
        choices={departments.map(({ department }) => [department, department])}
        isOptional={!isOneEach}
        onChange={(department) => onChoose({ department })}
      />
      {end}
    </Stack>
  );
}

interface ReportSelectProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  /** Nothing stands for all of them. */
  isOptional?: boolean;
  onChange: (value: string) => void;
}

export function ReportSelect(props: ReportSelectProps) {
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
      {(props.isOptional || props.value === '') && (
        <option value="">{t(props.isOptional ? 'report.all' : 'report.choose')}</option>
      )}
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
