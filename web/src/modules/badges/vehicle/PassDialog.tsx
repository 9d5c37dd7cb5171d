import { mdiPrinterOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type VehiclePass, vehiclePasses } from '@sewa/contract/badges/vehicle';
import { vehiclePassWords } from '@sewa/contract/badges/vehicle-words';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';

interface PassDialogProps {
  pass: VehiclePass;
  onPrint: () => void;
  onClose: () => void;
}

/** One pass: what stands on it, its sheet for the windscreen, and the way to revoke it. */
export function PassDialog({ pass, onPrint, onClose }: PassDialogProps) {
  const { t } = useTranslation(['vehicle', 'ui']);
  const { label, choice } = useFieldWords(vehiclePassWords);
  const { day } = useFormat();
  const title = useId();
  const [isRevoking, setIsRevoking] = useState(false);
  if (isRevoking) return <RevokeDialog pass={pass} onClose={onClose} />;
  const facts = [
    [label('number'), String(pass.number)],
    [label('vehicleType'), choice('vehicleType', pass.vehicleType)],
    [label('name'), pass.name],
    [label('phone'), phoneText(pass.phone)],
    [label('centreName'), pass.centreName],
    [label('validFrom'), pass.validFrom && day(pass.validFrom)],
    [label('validTo'), pass.validTo && day(pass.validTo)],
    [label('state'), choice('state', pass.state)],
    [label('revokeReason'), pass.revokeReason],
  ] as const;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{pass.vehicleNumber}</DialogTitle>
      <DialogContent>
        {facts.map(
          ([name, value]) =>
            value && (
              <Typography key={name} sx={{ overflowWrap: 'anywhere' }}>
                <Typography component="span" color="textSecondary">
                  {name}:{' '}
                </Typography>
                {value}
              </Typography>
            ),
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ui:close')}</Button>
        {pass.state !== 'revoked' && (
          <Button color="error" onClick={() => setIsRevoking(true)}>
            {t('revoke.open')}
          </Button>
        )}
        {pass.state === 'valid' && (
          <Button variant="contained" startIcon={<Icon path={mdiPrinterOutline} />} onClick={onPrint}>
            {t('print')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function RevokeDialog({ pass, onClose }: { pass: VehiclePass; onClose: () => void }) {
  const { t } = useTranslation('vehicle');
  const form = useRecordForm({
    schema: vehiclePasses.revoke.body,
    values: { reason: '' },
    save: (body) => call(vehiclePasses.revoke, { params: { id: pass.id }, body }),
    saved: t('revoke.done', { number: pass.vehicleNumber }),
    failed: t('revoke.failed'),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: [vehiclePasses.list.path] });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('revoke.title', { number: pass.vehicleNumber })}
      submitLabel={t('revoke.confirm')}
      onClose={onClose}
      isDanger
    >
      <Typography>{t('revoke.text')}</Typography>
      <TextInput {...form.field('reason')} label={t('revoke.reason')} isRequired isLong maxLength={500} />
    </FormDialog>
  );
}
