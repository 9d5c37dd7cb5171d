import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface GoOnWithRemarkProps {
  /** Of what the clerk is warned. */
  text: string;
  initial?: string;
  isBusy?: boolean;
  onGoOn: (remark: string) => void;
}

/** Whoever the clerk is warned of goes with a remark. */
export function GoOnWithRemark({ text, initial = '', isBusy = false, onGoOn }: GoOnWithRemarkProps) {
  const { t } = useTranslation('nominal-roll');
  const [remark, setRemark] = useState(initial);
  return (
    <Alert severity="warning">
      <Stack spacing={1}>
        <span>{text}</span>
        <TextField
          size="small"
          label={t('add.remark')}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <div>
          <Button
            color="inherit"
            variant="outlined"
            disabled={remark.trim() === ''}
            loading={isBusy}
            onClick={() => onGoOn(remark.trim())}
          >
            {t('add.goOn')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
