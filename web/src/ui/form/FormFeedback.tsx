import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { RequestId } from '../RequestId.tsx';
import type { RecordForm } from './use-record-form.ts';

/**
 * What keeps a form from being saved, beside the button that was pressed: the fields that need attention, each a way to
 * it, and the reason of the server until it is solved. The entries stay as they are.
 */
export function FormFeedback({ form }: { form: RecordForm }) {
  const { t } = useTranslation('ui');
  const { problems, refusal } = form;
  if (problems.length === 0 && refusal === null) return null;
  return (
    <Stack spacing={1} role="alert">
      {problems.length > 0 && (
        <Alert severity="error" role="presentation" sx={compact}>
          {t('form.attention', { count: problems.length })}{' '}
          {problems.map(({ name, label }, place) => (
            <span key={name}>
              {place > 0 && ', '}
              <Link component="button" type="button" color="inherit" onClick={() => form.focusField(name)}>
                {label}
              </Link>
            </span>
          ))}
        </Alert>
      )}
      {refusal !== null && (
        <Alert severity="error" role="presentation" sx={compact}>
          {refusal.message}
          <RequestId id={refusal.requestId} />
        </Alert>
      )}
    </Stack>
  );
}

const compact = {
  py: 0,
  overflowWrap: 'anywhere',
  '& button': { font: 'inherit', fontWeight: 600, textDecoration: 'underline', verticalAlign: 'baseline' },
};
