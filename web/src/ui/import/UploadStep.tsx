import { mdiFileExcelOutline, mdiUpload } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ImportState, imports } from '@sewa/contract/imports/imports';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../platform/call.ts';
import { CallError } from '../../platform/call-error.ts';
import { DropZone } from '../DropZone.tsx';
import { FileButton } from '../FileButton.tsx';
import { Icon } from '../Icon.tsx';
import { uploadImport } from './import.queries.ts';
import { RecentImports } from './RecentImports.tsx';

interface UploadStepProps {
  kind: ImportState['kind'];
  onFile: (id: string) => void;
}

interface Sending {
  name: string;
  share: number;
  stop: AbortController;
}

export function UploadStep({ kind, onFile }: UploadStepProps) {
  const { t } = useTranslation('import');
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = async (file: File | undefined) => {
    if (file === undefined || sending !== null) return;
    const stop = new AbortController();
    setRefusal(null);
    setSending({ name: file.name, share: 0, stop });
    try {
      const onProgress = (share: number) => setSending({ name: file.name, share, stop });
      const { id } = await uploadImport(kind, file, { signal: stop.signal, onProgress });
      onFile(id);
    } catch (error) {
      if (error instanceof CallError) setRefusal(error.message);
      else if (!stop.signal.aborted) throw error;
    } finally {
      setSending(null);
    }
  };

  return (
    <Stack spacing={4}>
      <DropZone isOpen={sending === null} onFiles={([file]) => void send(file)}>
        <Paper variant="outlined" sx={{ p: { xs: 2, md: 4 }, maxWidth: 720 }}>
          <Typography variant="h2" gutterBottom>
            {t('upload.title')}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {t('upload.text')}
          </Typography>
          {refusal && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {refusal}
            </Alert>
          )}
          {sending ? (
            <OnItsWay sending={sending} />
          ) : (
            <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
              <Button
                variant="contained"
                startIcon={<Icon path={mdiUpload} />}
                onClick={() => chooser.current?.click()}
              >
                {t('upload.choose')}
              </Button>
              <Typography color="textSecondary">{t('upload.drop')}</Typography>
              <FileButton
                act="save"
                href={callUrl(imports.template, { params: { kind } })}
                startIcon={<Icon path={mdiFileExcelOutline} />}
                sx={{ ml: { md: 'auto' } }}
              >
                {t('upload.template')}
              </FileButton>
            </Stack>
          )}
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={(event) => {
              void send(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </Paper>
      </DropZone>
      <RecentImports kind={kind} onOpen={onFile} />
    </Stack>
  );
}

function OnItsWay({ sending }: { sending: Sending }) {
  const { t } = useTranslation('import');
  const words = t('upload.sending', { name: sending.name });
  return (
    <Stack spacing={1}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{words}</Typography>
      <LinearProgress
        aria-label={words}
        // At the end the server reads the headings, which takes as long as it takes.
        variant={sending.share > 0 && sending.share < 1 ? 'determinate' : 'indeterminate'}
        value={sending.share * 100}
      />
      <div>
        <Button onClick={() => sending.stop.abort()}>{t('upload.cancel')}</Button>
      </div>
    </Stack>
  );
}
