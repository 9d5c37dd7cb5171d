import { daysRemainingText } from '@sewa/contract/kernel/values/days';
import { type Roll, rolls } from '@sewa/contract/nominal-roll/rolls';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentInput } from '../../people/department/DepartmentInput.tsx';
import { SewadarInput } from '../../people/sewadar/SewadarInput.tsx';
import { today } from '../../platform/today.ts';
import type { BoundField } from '../../ui/form/bound-field.ts';
import type { FormSpec } from '../../ui/resource/ResourceDialog.tsx';
import type { ColumnSpec } from '../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { DestinationInput } from './DestinationInput.tsx';
import { useRollStatus } from './roll-status.ts';

export const rollPath = '/nominal-roll';

/** The form of a roll; jathedar and deputy are chosen among the active sewadars. */
export function useRollForm(): FormSpec<typeof rolls> {
  const { label, hint } = useResourceWords(rolls);
  return useMemo(() => {
    const leader = (name: 'jathedar' | 'deputy') => (field: BoundField, row: Roll | null) => (
      <SewadarInput
        {...field}
        label={label(name)}
        current={currentLeader(row, name)}
        filter={{ status: 'active' }}
      />
    );
    return {
      fields: ['destination', 'department', 'fromDay', 'toDay', 'centre', 'jathedar', 'deputy', 'transport'],
      defaults: { fromDay: today(), toDay: today() },
      inputs: {
        destination: (field) => (
          <DestinationInput {...field} label={label('destination')} hint={hint('destination')} isRequired />
        ),
        department: (field) => (
          <DepartmentInput {...field} label={label('department')} hint={hint('department')} isRequired />
        ),
        jathedar: leader('jathedar'),
        deputy: leader('deputy'),
      },
    };
  }, [label, hint]);
}

export function useRollColumns(): ColumnSpec<typeof rolls>[] {
  const { t } = useTranslation('nominal-roll');
  const statusOf = useRollStatus();
  return useMemo(
    () => [
      {
        field: 'destination',
        render: (roll: Roll) => t('nameOf', { number: roll.number, destination: roll.destination }),
      },
      'department',
      'fromDay',
      'toDay',
      { field: 'days', render: ({ fromDay, toDay }: Roll) => daysRemainingText(fromDay, toDay) },
      'members',
      'centreName',
      {
        field: 'status',
        card: 'status',
        isNumber: false,
        render: ({ status }: Roll) => <StatusChip {...statusOf(status)} />,
        width: 160,
      },
    ],
    [t, statusOf],
  );
}

/** Who stands there when the form opens. */
export function currentLeader(row: Roll | null, name: 'jathedar' | 'deputy') {
  const id = row?.[name];
  return id ? { id, name: row[`${name}Name`] ?? '–' } : null;
}
