import Stack from '@mui/material/Stack';
import { sheets } from '@sewa/contract/attendance/sheets';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDepartments } from '../../../people/department/departments.query.ts';
import { useSession } from '../../../platform/session.ts';
import { PlainSelect } from '../../../ui/form/PlainSelect.tsx';
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

export function ReportSelect({ isOptional = false, ...select }: ReportSelectProps) {
  const { t } = useTranslation('attendance');
  const unset = select.value === '' ? t('report.choose') : undefined;
  return (
    <PlainSelect
      {...select}
      size="small"
      none={isOptional ? t('report.all') : unset}
      sx={{ flex: '1 1 150px', maxWidth: 260 }}
    />
  );
}

/** What was chosen, as a query names it: nothing where all are meant. */
export function asQuery({ centre, department }: Chosen): { centre?: string; department?: string } {
  return { ...(centre ? { centre } : {}), ...(department ? { department } : {}) };
}
