import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { premisesSubjects } from '@sewa/contract/sg-management/enums';
import { type Premises, premises } from '@sewa/contract/sg-management/premises';
import { subjectLabels } from '@sewa/contract/sg-management/premises-labels';
import { useMemo } from 'react';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ResourcePage } from '../../../ui/resource/ResourcePage.tsx';
import { nothing } from '../../../ui/resource/use-field-values.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useLight, usePremisesStatus } from './light.ts';
import { newPremises, premisesPath } from './premises-form.ts';

/** The satsang ghars by centre, with a light for each subject. */
export function PremisesListPage() {
  return (
    <ResourcePage
      resource={premises}
      path={premisesPath}
      columns={usePremisesColumns()}
      {...newPremises}
      tabs={<SectionTabs section="/sg-management" />}
    />
  );
}

function usePremisesColumns(): ColumnSpec<typeof premises>[] {
  return useMemo(
    () => [
      { field: 'name', card: 'title' },
      'centreName',
      { field: 'capacity', isShort: true },
      { field: 'lights', render: (row: Premises) => <Lights row={row} />, card: 'line' },
      { field: 'openRecords', isShort: true },
      { field: 'worst', render: (row: Premises) => <Worst row={row} />, isShort: true, card: 'status' },
    ],
    [],
  );
}

function Worst({ row }: { row: Premises }) {
  const statusOf = usePremisesStatus();
  return <StatusChip {...statusOf(row)} />;
}

/** A picture for each subject of one in use, in its order; the name and the word are read out and shown at the pointer. */
function Lights({ row }: { row: Premises }) {
  const lightOf = useLight();
  const language = useStore(languageStore);
  if (row.status === 'closed') return nothing;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      {premisesSubjects.map((subject) => {
        const { icon, tone, label } = lightOf(row.lights[subject]);
        const title = `${subjectLabels[subject][language]}: ${label}`;
        return (
          <Tooltip key={subject} title={title}>
            <Box component="span" sx={{ display: 'inline-flex' }}>
              <Icon
                path={icon}
                fontSize="small"
                color={tone === 'default' ? 'disabled' : tone}
                titleAccess={title}
              />
            </Box>
          </Tooltip>
        );
      })}
    </Box>
  );
}
