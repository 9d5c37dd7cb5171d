import { type Gathering, gatherings } from '@sewa/contract/oae/gatherings';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { today } from '../../../platform/today.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { SwitchInput } from '../../../ui/form/SwitchInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { CentreInput } from '../../../ui/person/CentreInput.tsx';
import { useOwnCentre } from '../../../ui/person/use-own-centre.ts';
import { refreshOae } from '../oae.queries.ts';

interface GatheringDialogProps {
  gathering: Gathering | null;
  onClose: () => void;
  onCreated?: (id: string) => void;
}

export function GatheringDialog({ gathering, onClose, onCreated }: GatheringDialogProps) {
  const { t } = useTranslation('oae');
  const centre = useOwnCentre();
  const form = useRecordForm({
    schema: gatherings.fields,
    values: gathering
      ? gatherings.fields.parse(gathering)
      : { centre, title: '', onDay: today(), isClosed: false },
    ...(gathering ? { version: gathering.version } : {}),
    save: async (body, { version, idempotencyKey }) => {
      const id = gathering?.id ?? null;
      const made = id
        ? await call(gatherings.update, { params: { id }, body: { ...body, version }, idempotencyKey })
        : await call(gatherings.create, { body, idempotencyKey });
      await refreshOae();
      return made.id;
    },
    saved: t('gathering.saved'),
    failed: t('gathering.failed'),
    onSaved: (id) => {
      onClose();
      if (gathering === null) onCreated?.(id);
    },
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={gathering?.title ?? t('gathering.new')} onClose={onClose}>
      <FormGroup>
        <TextInput {...field('title')} label={t('gathering.title')} isRequired isWide maxLength={120} />
        <DayInput {...field('onDay')} label={t('gathering.day')} isRequired />
        <CentreInput
          {...field('centre')}
          label={t('gathering.place')}
          isRequired
          {...(gathering ? { current: { id: gathering.centre, name: gathering.centreName } } : {})}
        />
        {gathering && (
          <SwitchInput
            {...field('isClosed')}
            label={t('gathering.closed')}
            hint={t('gathering.closedHint')}
          />
        )}
      </FormGroup>
    </FormDialog>
  );
}
