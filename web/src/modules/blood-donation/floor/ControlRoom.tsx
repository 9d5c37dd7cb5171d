import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { floor as calls } from '@sewa/contract/blood-donation/floor/floor';
import { isInLine } from '@sewa/contract/blood-donation/floor/floor-moves';
import { bottleneckOf, queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import { visitOutcomeLabels, visitStatusLabels } from '@sewa/contract/blood-donation/floor/floor-words';
import { deferralReasonWords } from '@sewa/contract/blood-donation/rules/deferral-reasons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { BackupAlert } from './BackupAlert.tsx';
import { BagStock, FewBagsAlert } from './BagStock.tsx';
import { useControl, useHall } from './floor.queries.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { LineList, StationFrame } from './StationFrame.tsx';
import type { StationProps } from './station-props.ts';
import type { ShownVisit } from './unsent-acts.rules.ts';
import { useFloor } from './use-floor.ts';
import { VisitCard } from './VisitCard.tsx';

/** For the head of the camp: where it is slow, what was given and why not, and who is still in the line. */
export function ControlRoom({ camp, visits }: StationProps) {
  const { t } = useTranslation('floor');
  const language = useStore(languageStore);
  const { number } = useFormat();
  const floor = useFloor(camp.id, 'head');
  const control = useControl(camp.id);
  const hall = useHall(camp.id).data;
  const [leaving, setLeaving] = useState<ShownVisit | null>(null);
  const inLine = visits.filter((one) => isInLine(one) && one.status < 20);
  const takeOut = async (reason: string) => {
    if (leaving === null) return;
    const body = { station: 'head', reason };
    if (await floor.act(calls.withdraw, leaving, { body, text: t('withdrew') })) setLeaving(null);
  };
  const { data } = control;
  if (control.error && !data)
    return <ErrorState error={control.error} onRetry={() => void control.refetch()} />;
  if (!data || !hall) return null;
  const worst = bottleneckOf(hall.stations);
  return (
    <StationFrame
      floor={floor}
      work={null}
      line={
        <Stack spacing={3}>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
            {t('hall.units', { units: number(hall.units), target: number(hall.targetUnits) })}
          </Typography>
          <Alert severity={worst ? 'warning' : 'success'}>
            {worst
              ? t('controls.bottleneck', { station: t(`station.${worst.station}`), count: worst.waiting })
              : t('controls.noBottleneck')}
          </Alert>
          <FewBagsAlert camp={camp} bagsUsed={data.bagsUsed} />
          <BackupAlert />
          <Part title={t('controls.byHour')}>
            <Table
              size="small"
              // Five columns on a phone.
              sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 }, fontSize: { xs: '0.8125rem', sm: '1rem' } } }}
            >
              <TableHead>
                <TableRow>
                  <TableCell />
                  {(['registered', 'vitals', 'accepted', 'donated'] as const).map((one) => (
                    <TableCell key={one} align="right">
                      {t(`controls.${one}`)}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {data.hours.map((row) => (
                  <TableRow key={row.hour}>
                    <TableCell component="th" scope="row">
                      {t('controls.hour', { from: row.hour, to: row.hour + 1 })}
                    </TableCell>
                    <TableCell align="right">{number(row.registered)}</TableCell>
                    <TableCell align="right">{number(row.vitals)}</TableCell>
                    <TableCell align="right">{number(row.accepted)}</TableCell>
                    <TableCell align="right">{number(row.donated)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Part>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
            <Counts
              title={t('controls.deferrals')}
              rows={data.deferrals.map(({ reason, count }) => [deferralReasonWords[reason][language], count])}
            />
            <Counts
              title={t('controls.groups')}
              rows={data.groups.map(({ bloodGroup, count }) => [
                bloodGroup || t('controls.groupUnknown'),
                count,
              ])}
            />
            <Counts
              title={t('controls.outcomes')}
              rows={[
                [visitOutcomeLabels.deferred[language], data.deferred],
                [visitOutcomeLabels.withdrew[language], data.withdrew],
                [visitOutcomeLabels.incomplete[language], data.incomplete],
              ]}
            />
          </Box>
          <BagStock camp={camp} bagsUsed={data.bagsUsed} />
          <LineList title={`${t('controls.line')} (${inLine.length})`} isEmpty={inLine.length === 0}>
            {inLine.map((visit) => (
              <VisitCard key={visit.id} visit={visit} details={[visitStatusLabels[visit.status][language]]}>
                <Button
                  onClick={() => setLeaving(visit)}
                  aria-label={`${t('controls.takeOut')}: ${t('number', { number: queueText(visit.number) })}`}
                  sx={{ minHeight: 44 }}
                >
                  {t('controls.takeOut')}
                </Button>
              </VisitCard>
            ))}
          </LineList>
          {leaving && (
            <ReasonDialog
              title={t('controls.takeOutTitle', { number: queueText(leaving.number) })}
              text={t('controls.takeOutText')}
              act={t('controls.takeOut')}
              isRequired={false}
              isBusy={floor.isBusy}
              onClose={() => setLeaving(null)}
              onAct={(reason) => void takeOut(reason)}
            />
          )}
        </Stack>
      }
    />
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {/* Its numbers can be wider than a phone. */}
      <Box tabIndex={0} role="group" aria-label={title} sx={{ overflowX: 'auto' }}>
        {children}
      </Box>
    </section>
  );
}

function Counts({ title, rows }: { title: string; rows: readonly (readonly [string, number])[] }) {
  const { t } = useTranslation('floor');
  const { number } = useFormat();
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {rows.length === 0 && <Typography color="textSecondary">{t('controls.none')}</Typography>}
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, m: 0 }}>
        {rows.map(([label, count]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt">{label}</Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600 }}>
              {number(count)}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
