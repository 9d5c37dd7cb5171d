import Paper from '@mui/material/Paper';
import { ENROLMENT_MINUTES } from '@sewa/contract/sync/devices';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../platform/use-format.ts';
import { Form, FormGroup } from '../../../../ui/form/Form.tsx';
import { ConnectFields, useConnectForm } from './ConnectFields.tsx';

/** A laptop's first evening: the code that an administrator reads out makes it a device of the area. */
export function ConnectForm() {
  const { t } = useTranslation('sync');
  const { number } = useFormat();
  const form = useConnectForm({ cloud: '' });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Form form={form} title={t('connect.title')} submitLabel={t('connect.submit')}>
        <FormGroup
          title={t('connect.title')}
          text={t('connect.text', { minutes: number(ENROLMENT_MINUTES) })}
        >
          <ConnectFields form={form} />
        </FormGroup>
      </Form>
    </Paper>
  );
}
