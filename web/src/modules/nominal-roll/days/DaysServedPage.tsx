import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { daysServedWords } from '@sewa/contract/nominal-roll/words';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { today } from '../../../platform/today.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { useDaysList } from './days-list.tsx';

const YEARS_BACK = 10;

/** Who served how many days of a year on rolls, by arrivals and departures. */
export function DaysServedPage() {
  const { t } = useTranslation('nominal-roll');
  const { label } = useFieldWords(daysServedWords);
  const [params, setParams] = useSearchParams();
  const thisYear = Number(today().slice(0, 4));
  const year = Number(params.get('year')) || thisYear;
  const years = new Set([year, ...Array.from({ length: YEARS_BACK }, (_, back) => thisYear + 1 - back)]);
  const list = useList(useDaysList(year));
  const choice = (
    <TextField
      select
      size="small"
      value={year}
      onChange={(event) => setParams({ year: event.target.value })}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': label('year') } } }}
      sx={{ minWidth: 112 }}
    >
      {[...years]
        .sort((a, b) => b - a)
        .map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
    </TextField>
  );
  return (
    <>
      <PageHeader trail={[]} title={t('days.title')} hasCount count={list.total} action={choice} />
      <SectionTabs section="/nominal-roll" />
      <ResourceList
        list={list}
        label={t('days.title')}
        openRow={({ id }) => `/sewadar/${id}?tab=rolls`}
        empty={{ title: t('days.empty', { year }), text: t('days.emptyText') }}
      />
    </>
  );
}
