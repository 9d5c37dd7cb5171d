import Typography from '@mui/material/Typography';
import { type Roll, rollArrangements, rolls } from '@sewa/contract/nominal-roll/rolls';
import { useTranslation } from 'react-i18next';
import { SewadarInput } from '../../../people/sewadar/SewadarInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { arrangeRoll } from '../roll.queries.ts';
import { currentLeader } from '../roll-screen.tsx';

interface ArrangementsDialogProps {
  roll: Roll;
  onClose: () => void;
}

/** Who leads and how they travel, after the approval. */
export function ArrangementsDialog({ roll, onClose }: ArrangementsDialogProps) {
  const { t } = useTranslation('nominal-roll');
  const { label, hint } = useResourceWords(rolls);
  const { jathedar, deputy, transport, remarks } = roll;
  const form = useRecordForm({
    schema: rollArrangements,
    values: { jathedar, deputy, transport, remarks },
    version: roll.version,
    save: (fields, { version }) => arrangeRoll(roll.id, { ...fields, version }),
    saved: t('arrange.saved', { number: roll.number }),
    failed: t('arrange.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('arrange.title', { number: roll.number })} onClose={onClose} width="md">
      <Typography>{t('arrange.text')}</Typography>
      <FormGroup>
        {(['jathedar', 'deputy'] as const).map((name) => (
          <SewadarInput
            key={name}
            {...form.field(name)}
            label={label(name)}
            current={currentLeader(roll, name)}
            filter={{ status: 'active' }}
          />
        ))}
        <TextInput
          {...form.field('transport')}
          label={label('transport')}
          hint={hint('transport')}
          maxLength={200}
        />
        <TextInput {...form.field('remarks')} label={label('remarks')} maxLength={2000} isWide isLong />
      </FormGroup>
    </FormDialog>
  );
}
