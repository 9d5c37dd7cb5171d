import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { skuCategories } from '@sewa/contract/bav/enums';
import { locations } from '@sewa/contract/bav/locations';
import type { AnyReport } from '@sewa/contract/bav/reports/report';
import { receiptWords, tillWords } from '@sewa/contract/bav/shop-words';
import { itemWords } from '@sewa/contract/bav/words';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { DayField } from '../../../ui/day/DayField.tsx';
import { isDay } from '../../../ui/day/day.rules.ts';
import { PlainSelect } from '../../../ui/form/PlainSelect.tsx';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useTills } from '../sales/sales.queries.ts';
import type { ReportQuery } from './report.queries.ts';

interface ReportFilterProps {
  report: AnyReport;
  query: ReportQuery;
  onChange: (name: string, value: string) => void;
}

/** One row: the days, by what it is summed up, and of which centre, counter, place or category. */
export function ReportFilter({ report, query, onChange }: ReportFilterProps) {
  const { t } = useTranslation('reports');
  const language = useStore(languageStore);
  const has = (name: string) => name in report.query.shape;
  const day = (name: 'from' | 'to' | 'day') =>
    has(name) && (
      <DayField
        key={name}
        label={t(name)}
        value={query[name] ?? ''}
        onChange={(value) => {
          if (isDay(value)) onChange(name, value);
        }}
        sx={{ flex: '1 1 170px', maxWidth: 220 }}
      />
    );
  const choice = (name: string, label: string, choices: readonly (readonly [string, string])[]) => (
    <Choice
      key={name}
      label={label}
      value={query[name] ?? ''}
      choices={choices}
      onChange={(value) => onChange(name, value)}
    />
  );
  const centres = useCentres().data ?? [];
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', my: 1.5 }}
    >
      {day('day')}
      {day('from')}
      {day('to')}
      {has('days') && (
        <TextField
          type="number"
          label={t('days')}
          value={query['days'] ?? ''}
          onChange={({ target }) => onChange('days', target.value)}
          slotProps={{ htmlInput: { min: 1, max: 3_650 } }}
          sx={{ flex: '1 1 150px', maxWidth: 220 }}
        />
      )}
      {report.groups && (
        <Choice
          label={t('by')}
          value={query['by'] ?? ''}
          isRequired
          choices={Object.entries(report.groups).map(([value, words]) => [value, words[language]])}
          onChange={(value) => onChange('by', value)}
        />
      )}
      {has('centre') &&
        centres.length > 1 &&
        choice(
          'centre',
          receiptWords.centre[language],
          centres.map(({ id, name }) => [id, name]),
        )}
      {has('till') && <TillChoice query={query} onChange={onChange} />}
      {has('location') && <LocationChoice query={query} onChange={onChange} />}
      {has('category') &&
        choice(
          'category',
          itemWords.fields.category[language],
          skuCategories.map(({ value }) => [
            String(value),
            itemWords.fields.category.choices[value][language],
          ]),
        )}
    </Stack>
  );
}

function TillChoice({ query, onChange }: Omit<ReportFilterProps, 'report'>) {
  const language = useStore(languageStore);
  const { data = [] } = useTills();
  if (data.length < 2) return null;
  return (
    <Choice
      label={tillWords.one[language]}
      value={query['till'] ?? ''}
      choices={data.map(({ id, name, code }) => [id, `${name} (${code})`])}
      onChange={(value) => onChange('till', value)}
    />
  );
}

function LocationChoice({ query, onChange }: Omit<ReportFilterProps, 'report'>) {
  const { t } = useTranslation('reports');
  const { may } = useSession();
  const { data = [] } = useQuery({
    // Also those that are no longer in use: the other pages offer fewer.
    queryKey: [locations.list.path, 'reported'],
    queryFn: ({ signal }) => call(locations.list, { query: { size: 500, filter: { isMine: true } }, signal }),
    select: ({ rows }) => rows,
    enabled: may(locations.list.requirement),
  });
  if (data.length < 2) return null;
  return (
    <Choice
      label={t('location')}
      value={query['location'] ?? ''}
      choices={data.map(({ id, name, centreName }) => [id, `${name} · ${centreName}`])}
      onChange={(value) => onChange('location', value)}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  isRequired?: boolean;
  onChange: (value: string) => void;
}

function Choice({ isRequired = false, ...select }: ChoiceProps) {
  const { t } = useTranslation('reports');
  return (
    <PlainSelect
      {...select}
      none={isRequired ? undefined : t('all')}
      sx={{ flex: '1 1 150px', maxWidth: 260 }}
    />
  );
}
