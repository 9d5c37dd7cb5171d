import { mdiFileExcelOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ImportState, imports } from '@sewa/contract/imports/imports';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callUrl } from '../../platform/call.ts';
import { useFormat } from '../../platform/use-format.ts';
import { FileButton } from '../FileButton.tsx';
import { Icon } from '../Icon.tsx';

interface DoneStepProps {
  state: ImportState;
  list: { to: string; label: string };
  onAnother: () => void;
}

/** The report: what is there now, and the file of what was left out. */
export function DoneStep({ state, list, onAnother }: DoneStepProps) {
  const { t } = useTranslation('import');
  const { number } = useFormat();
  const { created, leftOut } = state.result ?? { created: 0, leftOut: 0 };
  const { kind, id } = state;
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <Alert severity={leftOut > 0 ? 'warning' : 'success'}>
        {t('done.created', { count: created, shown: number(created) })}
        {leftOut > 0 && <div>{t('done.leftOut', { count: leftOut, shown: number(leftOut) })}</div>}
      </Alert>
      {leftOut > 0 && (
        <div>
          <FileButton
            act="save"
            href={callUrl(imports.rejected, { params: { kind, id } })}
            startIcon={<Icon path={mdiFileExcelOutline} />}
          >
            {t('check.rejected')}
          </FileButton>
        </div>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button component={Link} to={list.to} variant="contained">
          {list.label}
        </Button>
        <Button onClick={onAnother}>{t('done.another')}</Button>
      </Stack>
    </Stack>
  );
}
