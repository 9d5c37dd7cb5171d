import Button from '@mui/material/Button';
import type { CampStation } from '@sewa/contract/blood-donation/enums';
import { floor as calls } from '@sewa/contract/blood-donation/floor/floor';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import { useTranslation } from 'react-i18next';
import { deskId } from './floor.queries.ts';
import { LineList } from './StationFrame.tsx';
import type { ShownVisit } from './unsent-acts.rules.ts';
import type { Floor } from './use-floor.ts';
import { VisitCard } from './VisitCard.tsx';

/** Those who wait for this station, and those whom another desk of it has called. */
export function CallLine({
  visits,
  floor,
  station,
}: {
  visits: readonly ShownVisit[];
  floor: Floor;
  station: CampStation;
}) {
  const { t } = useTranslation('floor');
  const desk = deskId();
  const others = visits.filter((one) => one.desk !== null && one.desk !== desk);
  const waiting = visits.filter((one) => one.desk === null);
  const call = (visit: ShownVisit) =>
    void floor.act(calls.call, visit, { body: { station }, text: t('called') });
  return (
    <LineList title={t('waiting', { count: waiting.length })} isEmpty={waiting.length + others.length === 0}>
      {[...waiting, ...others].map((visit) => (
        <VisitCard
          key={visit.id}
          visit={visit}
          details={visit.desk === null ? [] : [t('elsewhere', { name: visit.deskName })]}
        >
          <Button
            variant={visit.desk === null ? 'contained' : 'outlined'}
            disabled={floor.isBusy}
            onClick={() => call(visit)}
            aria-label={`${t(visit.desk === null ? 'call' : 'takeOver')}: ${t('number', { number: queueText(visit.number) })}`}
            sx={{ minHeight: 56, minWidth: 96, fontSize: '1.1rem' }}
          >
            {t(visit.desk === null ? 'call' : 'takeOver')}
          </Button>
        </VisitCard>
      ))}
    </LineList>
  );
}
