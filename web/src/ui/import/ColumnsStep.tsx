import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ImportState } from '@sewa/contract/imports/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../platform/call-error.ts';
import { useFormat } from '../../platform/use-format.ts';
import { checkImport } from './import.queries.ts';
import { JobEnd } from './JobEnd.tsx';
import { fieldAt, missingFields, withField } from './mapping.rules.ts';

interface ColumnsStepProps {
  state: ImportState;
  onChecking: () => void;
  onAnother: () => void;
}

/** Which column holds which field: guessed, shown with examples, to be put right. */
export function ColumnsStep({ state, onChecking, onAnother }: ColumnsStepProps) {
  const { t } = useTranslation('import');
  const { list } = useFormat();
  const [mapping, setMapping] = useState<Readonly<Record<string, number>>>(state.mapping);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const missing = missingFields(state.columns, mapping);
  const check = async () => {
    setIsBusy(true);
    setRefusal(null);
    try {
      await checkImport(state, mapping);
      onChecking();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.said ?? t('columns.failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack spacing={2}>
      <div>
        <Typography variant="h2">{t('columns.title')}</Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('columns.text', { name: state.fileName })}
        </Typography>
      </div>
      <JobEnd job={state.job} />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {state.headings.map((heading, place) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a column of a file is its place; two may share a heading
            key={place}
            state={state}
            heading={heading || t('columns.unnamed', { place: place + 1 })}
            place={place}
            field={fieldAt(mapping, place)}
            onField={(field) => setMapping(withField(mapping, place, field))}
          />
        ))}
      </Box>
      {missing.length > 0 && (
        <Alert severity="warning">{t('columns.missing', { fields: list(missing) })}</Alert>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={missing.length > 0}
          onClick={() => void check()}
        >
          {t('columns.check')}
        </Button>
        <Button onClick={onAnother}>{t('columns.another')}</Button>
      </Stack>
    </Stack>
  );
}

interface ColumnRowProps {
  state: ImportState;
  heading: string;
  place: number;
  field: string;
  onField: (field: string) => void;
}

function ColumnRow({ state, heading, place, field, onField }: ColumnRowProps) {
  const { t } = useTranslation('import');
  const examples = state.sample.map((row) => row[place] ?? '').filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1.4fr) 280px' },
        borderBottom: 1,
        borderColor: 'divider',
        pb: 1,
      }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{heading}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {examples.slice(0, 3).join(' · ') || '–'}
      </Typography>
      <TextField
        select
        size="small"
        label={t('columns.field')}
        value={field}
        onChange={(event) => onField(event.target.value)}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-label': `${heading}: ${t('columns.field')}` },
        }}
      >
        <option value="">{t('columns.leaveOut')}</option>
        {state.columns.map((column) => (
          <option key={column.field} value={column.field}>
            {column.isRequired ? t('columns.required', { field: column.heading }) : column.heading}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
