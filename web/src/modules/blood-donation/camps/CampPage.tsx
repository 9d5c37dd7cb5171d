import {
  mdiFileChartOutline,
  mdiLockOpenOutline,
  mdiMonitorDashboard,
  mdiPencilOutline,
  mdiPrinterOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isCampEditable, nextCampStep } from '@sewa/contract/blood-donation/camp-moves';
import { type Camp, camps } from '@sewa/contract/blood-donation/camps';
import { campStatuses } from '@sewa/contract/blood-donation/enums';
import { campPrints } from '@sewa/contract/blood-donation/print';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { RecordPage, type RecordTab } from '../../../ui/record/RecordPage.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { CallingTab } from './CallingTab.tsx';
import { CampTeam } from './CampTeam.tsx';
import { refreshCamps, useCamp } from './camp.queries.ts';
import { campPath } from './camp-path.ts';
import { useCampStatus } from './camp-status.ts';
import { MoveCampDialog } from './MoveCampDialog.tsx';

type CampDialog = 'edit' | 'remove' | { to: number };

export function CampPage() {
  const { id = '' } = useParams();
  const words = useResourceWords(camps);
  const statusOf = useCampStatus();
  const navigate = useNavigate();
  const query = useCamp(id);
  const camp = query.data;
  const { day } = useFormat();
  const [dialog, setDialog] = useState<CampDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <HearChanges event="blood-camp.changed" path={camps.list.path} />
      <RecordPage
        trail={[{ label: words.many, to: campPath }]}
        title={camp?.name}
        status={camp && statusOf(camp.status)}
        subtitle={
          camp &&
          [
            camp.firstDay === camp.lastDay
              ? day(camp.firstDay)
              : `${day(camp.firstDay)} – ${day(camp.lastDay)}`,
            `${camp.opensAt}–${camp.closesAt}`,
            camp.place || camp.centreName,
          ].join(' · ')
        }
        banner={camp && <Units camp={camp} />}
        actions={useActions(camp, setDialog)}
        tabs={useTabs(id, camp)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {camp && dialog === 'edit' && <ResourceDialog resource={camps} row={camp} onClose={close} />}
      {camp && dialog === 'remove' && (
        <RemoveDialog
          endpoint={camps.remove}
          id={id}
          name={camp.name}
          text={words.removal}
          onClose={close}
          onGone={() => navigate(campPath)}
          refresh={refreshCamps}
        />
      )}
      {camp && dialog !== null && typeof dialog === 'object' && (
        <MoveCampDialog camp={camp} to={dialog.to} onClose={close} />
      )}
    </>
  );
}

function useActions(camp: Camp | undefined, open: (dialog: CampDialog) => void): RecordAction[] {
  const { t } = useTranslation(['blood-donation', 'ui']);
  const language = useStore(languageStore);
  const navigate = useNavigate();
  if (camp === undefined) return [];
  const step = nextCampStep(camp.status);
  const frozen = isCampEditable(camp.status) ? undefined : errorText('CAMP_FROZEN', language);
  const back = { 10: campStatuses.PLANNED, 15: campStatuses.OPEN }[camp.status as 10 | 15];
  const print = (endpoint: typeof campPrints.report | typeof campPrints.bankList) => () =>
    void openFile(callUrl(endpoint, { params: { id: camp.id }, query: {} }));
  return [
    ...(camp.status === campStatuses.OPEN
      ? [
          {
            label: t('camp.floor'),
            icon: mdiMonitorDashboard,
            requirement: camps.read.requirement,
            isMain: true,
            onClick: () => void navigate(`${campPath}/${camp.id}/floor`),
          },
        ]
      : []),
    ...(step
      ? [
          {
            label: t(`camp.verb.${step.to}`),
            icon: mdiLockOpenOutline,
            requirement: right('BLOOD_DONATION.CAMP', step.act),
            isMain: camp.status !== campStatuses.OPEN,
            isVisible: true,
            onClick: () => open({ to: step.to }),
          },
        ]
      : []),
    {
      label: t('ui:resource.edit'),
      icon: mdiPencilOutline,
      requirement: camps.update.requirement,
      isVisible: true,
      onClick: () => open('edit'),
      impossible: frozen,
    },
    ...(back === undefined
      ? []
      : [
          {
            label: t(`camp.back.${back}`),
            icon: mdiLockOpenOutline,
            requirement: right(
              'BLOOD_DONATION.CAMP',
              back === campStatuses.PLANNED ? 'planRegister' : 'closeCamp',
            ),
            onClick: () => open({ to: back }),
          },
        ]),
    ...(camp.status === campStatuses.PLANNED
      ? []
      : [
          {
            label: t('camp.report'),
            icon: mdiFileChartOutline,
            requirement: campPrints.report.requirement,
            onClick: print(campPrints.report),
          },
          {
            label: t('camp.bankList'),
            icon: mdiPrinterOutline,
            requirement: campPrints.bankList.requirement,
            onClick: print(campPrints.bankList),
          },
        ]),
    {
      label: t('ui:resource.remove'),
      icon: mdiTrashCanOutline,
      requirement: camps.remove.requirement,
      isDanger: true,
      onClick: () => open('remove'),
      impossible: camp.status === campStatuses.PLANNED ? undefined : errorText('CAMP_FROZEN', language),
    },
  ];
}

function useTabs(id: string, camp: Camp | undefined): RecordTab[] {
  const { t } = useTranslation(['blood-donation', 'ui']);
  return [
    { key: 'details', label: t('ui:resource.details'), content: camp && <Details camp={camp} /> },
    { key: 'team', label: t('camp.team'), content: camp && <CampTeam camp={camp} /> },
    { key: 'calls', label: t('camp.calling'), content: camp && <CallingTab camp={camp} /> },
    {
      key: 'history',
      label: t('ui:resource.history'),
      content: <HistoryTab endpoint={camps.history} id={id} />,
    },
  ];
}

/** Units against the target, as a bar with its numbers. */
function Units({ camp }: { camp: Camp }) {
  const { t } = useTranslation('blood-donation');
  const { number } = useFormat();
  const text = t('camp.units', { units: number(camp.units), target: number(camp.targetUnits) });
  return (
    <Stack spacing={0.5} sx={{ mb: 2, maxWidth: 480 }}>
      <Typography>{text}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={text}
        value={Math.min(100, (camp.units / camp.targetUnits) * 100)}
        sx={{ height: 8, borderRadius: 1 }}
      />
    </Stack>
  );
}

const shown = [
  'number',
  'centreName',
  'place',
  'beds',
  'targetUnits',
  'bagsBrought',
  'units',
  'deferrals',
  'expected',
  'reason',
  'notes',
];

function Details({ camp }: { camp: Camp }) {
  const words = useResourceWords(camps);
  const shownValue = useFieldValues(camps);
  const facts = shown
    .map((field) => ({ label: words.label(field), value: shownValue(camp, field) }))
    .filter(({ value }) => value !== nothing);
  return <FactList facts={facts} />;
}
