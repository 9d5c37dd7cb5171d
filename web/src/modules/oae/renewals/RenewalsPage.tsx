import { mdiAutorenew, mdiPlayCircleOutline, mdiSkipNextOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { renewals } from '@sewa/contract/oae/renewals';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { MainAction } from '../../../ui/MainAction.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { OaeTabs } from '../OaeTabs.tsx';
import { Progress } from './Progress.tsx';
import { RenewManyDialog } from './RenewManyDialog.tsx';
import { startRun, useWaiting, useYears } from './renewal.queries.ts';
import { useRenewalList } from './renewal-list.tsx';

/** The yearly run: how far it is, who waits, and the three ways to settle a line. */
export function RenewalsPage() {
  const { t } = useTranslation('oae');
  const [params, setParams] = useSearchParams();
  const thisYear = Number(today().slice(0, 4));
  const runs = useYears().data;
  const open = runs?.find((one) => one.waiting > 0) ?? runs?.[0];
  const year = Number(params.get('year')) || open?.year || thisYear;
  const years = [...new Set([year, thisYear + 1, thisYear, ...(runs ?? []).map((run) => run.year)])];
  const run = runs?.find((one) => one.year === year);
  // Whoever comes here wants to see who waits; the filter can be taken away.
  const begin = useEffectEvent(() => {
    if (params.size === 0) setParams({ 'f.state': 'waiting' }, { replace: true });
  });
  useEffect(() => begin(), []);
  const list = useList(useRenewalList(year));
  return (
    <>
      <PageHeader trail={[]} title={t('renewal.title', { year })} action={<OneByOne year={year} />} />
      <OaeTabs />
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ mb: 2, alignItems: { md: 'center' } }}>
        <TextField
          select
          size="small"
          label={t('renewal.year')}
          value={year}
          onChange={(event) => setParams({ year: event.target.value, 'f.state': 'waiting' })}
          sx={{ minWidth: 140 }}
        >
          {years
            .sort((a, b) => b - a)
            .map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
        </TextField>
        {run && <Progress run={run} />}
        <Start year={year} hasBegun={run !== undefined} />
      </Stack>
      <ResourceList
        list={list}
        label={t('tabs.renewals')}
        openRow={(line) =>
          line.state === 'waiting' ? `/oae/renewals/${year}/${line.id}` : `/oae/members/${line.member}`
        }
        bulkActions={[
          {
            label: t('renewal.unchanged'),
            icon: mdiAutorenew,
            requirement: renewals.renewMany.requirement,
            act: { kind: 'dialog', render: (props) => <RenewManyDialog {...props} year={year} /> },
          },
        ]}
        empty={{ title: t('renewal.empty', { year }), text: t('renewal.emptyText') }}
      />
    </>
  );
}

function OneByOne({ year }: { year: number }) {
  const { t } = useTranslation('oae');
  const { may } = useSession();
  const first = useWaiting(year).data?.first;
  if (!first || !may(renewals.renew.requirement)) return null;
  return (
    <MainAction
      label={t('renewal.oneByOne')}
      icon={mdiSkipNextOutline}
      to={`/oae/renewals/${year}/${first.id}`}
    />
  );
}

function Start({ year, hasBegun }: { year: number; hasBegun: boolean }) {
  const { t } = useTranslation('oae');
  const { may } = useSession();
  const { act, isBusy } = useAct();
  if (!may(renewals.start.requirement)) return null;
  const start = () =>
    act({
      run: () => startRun(year),
      done: t('renewal.started', { year }),
      failed: t('renewal.startFailed'),
    });
  return (
    <Button
      variant={hasBegun ? 'text' : 'contained'}
      startIcon={<Icon path={mdiPlayCircleOutline} />}
      loading={isBusy}
      onClick={() => void start()}
    >
      {t(hasBegun ? 'renewal.addNew' : 'renewal.start', { year })}
    </Button>
  );
}
