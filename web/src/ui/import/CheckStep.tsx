import { mdiAlertOutline, mdiCheckCircleOutline, mdiFileExcelOutline, mdiTableRow } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ImportState, imports } from '@sewa/contract/imports/imports';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../platform/call.ts';
import { CallError } from '../../platform/call-error.ts';
import { useFormat } from '../../platform/use-format.ts';
import { FileButton } from '../FileButton.tsx';
import { Icon } from '../Icon.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { IssueTable } from './IssueTable.tsx';
import { commitImport } from './import.queries.ts';
import { JobEnd } from './JobEnd.tsx';

/** What the dry run found; what happens to the rows in question is decided here, before anything is imported. */
export function CheckStep({ state, onBack }: { state: ImportState; onBack: () => void }) {
  const { t } = useTranslation('import');
  const { id, kind, errors, warnings } = state;
  const hasIssues = errors + warnings > 0;
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{t('check.title')}</Typography>
      <JobEnd job={state.job} />
      <Summary state={state} />
      {hasIssues ? (
        <>
          <div>
            <FileButton
              act="save"
              href={callUrl(imports.rejected, { params: { kind, id } })}
              startIcon={<Icon path={mdiFileExcelOutline} />}
            >
              {t('check.rejected')}
            </FileButton>
          </div>
          <IssueTable state={state} />
        </>
      ) : (
        <Alert severity="success">{t('check.clean')}</Alert>
      )}
      <Decision state={state} onBack={onBack} />
    </Stack>
  );
}

function Summary({ state: { rows, errors, warnings } }: { state: ImportState }) {
  const { t } = useTranslation('import');
  const { number } = useFormat();
  const words = (key: string, count: number) => t(key, { count, shown: number(count) });
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <StatusChip label={words('check.rows', rows)} icon={mdiTableRow} tone="default" />
      <StatusChip
        label={words('check.errors', errors)}
        icon={errors > 0 ? mdiAlertOutline : mdiCheckCircleOutline}
        tone={errors > 0 ? 'error' : 'success'}
      />
      {warnings > 0 && (
        <StatusChip label={words('check.warnings', warnings)} icon={mdiAlertOutline} tone="warning" />
      )}
    </Stack>
  );
}

function Decision({ state, onBack }: { state: ImportState; onBack: () => void }) {
  const { t } = useTranslation('import');
  const { number } = useFormat();
  const label = useId();
  const { rows, errors, warnings } = state;
  const [isWithoutErrors, setIsWithoutErrors] = useState(false);
  const [ofWarnings, setOfWarnings] = useState<'accept' | 'leaveOut'>('accept');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const count = rows - errors - (ofWarnings === 'leaveOut' ? warnings : 0);
  const isUndecided = errors > 0 && !isWithoutErrors;
  const commit = async () => {
    setIsBusy(true);
    setRefusal(null);
    try {
      await commitImport(state, { errors: isWithoutErrors ? 'leaveOut' : 'refuse', warnings: ofWarnings });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.said ?? t('check.failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack spacing={1}>
      {errors > 0 && (
        <FormControlLabel
          control={
            <Checkbox checked={isWithoutErrors} onChange={(_event, isOn) => setIsWithoutErrors(isOn)} />
          }
          label={t('check.errorsLeaveOut')}
        />
      )}
      {warnings > 0 && (
        <div>
          <FormLabel id={label}>{t('check.warningsTitle')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={label}
            value={ofWarnings}
            onChange={(_event, value) => setOfWarnings(value === 'leaveOut' ? 'leaveOut' : 'accept')}
          >
            <FormControlLabel value="accept" control={<Radio />} label={t('check.warningsAccept')} />
            <FormControlLabel value="leaveOut" control={<Radio />} label={t('check.warningsLeaveOut')} />
          </RadioGroup>
        </div>
      )}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Typography color="textSecondary">{t(explanation({ count, isUndecided }))}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={isUndecided || count === 0}
          onClick={() => void commit()}
        >
          {t('check.commit', { count, shown: number(count) })}
        </Button>
        <Button onClick={onBack}>{t('check.back')}</Button>
      </Stack>
    </Stack>
  );
}

function explanation({ count, isUndecided }: { count: number; isUndecided: boolean }) {
  if (isUndecided) return 'check.undecided';
  return count === 0 ? 'check.nothing' : 'check.allOrNothing';
}
