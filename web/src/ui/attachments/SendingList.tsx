import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Sending } from './use-uploads.ts';

interface SendingListProps {
  sendings: readonly Sending[];
  onDismiss: (id: string) => void;
}

/** What is on its way, and what was refused with the reason. */
export function SendingList({ sendings, onDismiss }: SendingListProps) {
  const { t } = useTranslation('attachments');
  if (sendings.length === 0) return null;
  return (
    <Stack spacing={1}>
      {sendings.map(({ id, name, share, refusal }) =>
        refusal === null ? (
          <div key={id}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t('attachment.sending', { name })}
            </Typography>
            <LinearProgress
              variant={share > 0 && share < 1 ? 'determinate' : 'indeterminate'}
              value={share * 100}
              aria-label={t('attachment.sending', { name })}
            />
          </div>
        ) : (
          <Alert key={id} severity="error" onClose={() => onDismiss(id)} closeText={t('attachment.dismiss')}>
            {t('attachment.refused', { name, reason: refusal })}
          </Alert>
        ),
      )}
    </Stack>
  );
}
