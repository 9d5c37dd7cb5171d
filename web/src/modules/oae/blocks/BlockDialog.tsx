import { mdiTrashCanOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { blocks, type SeatBlock } from '@sewa/contract/oae/gatherings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { SwitchInput } from '../../../ui/form/SwitchInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CentreInput } from '../../../ui/person/CentreInput.tsx';
import { useOwnCentre } from '../../../ui/person/use-own-centre.ts';
import { refreshOae } from '../oae.queries.ts';
import { RemoveDialog } from '../RemoveDialog.tsx';

export function BlockDialog({ block, onClose }: { block: SeatBlock | null; onClose: () => void }) {
  const { t } = useTranslation('oae');
  const { may } = useSession();
  const [isRemoving, setIsRemoving] = useState(false);
  const centre = useOwnCentre();
  const form = useRecordForm({
    schema: blocks.fields,
    values: block
      ? blocks.fields.parse(block)
      : { centre, name: '', seats: 40, hasWheelchairRoom: false, position: 0, isActive: true },
    ...(block ? { version: block.version } : {}),
    save: async (body, { version, idempotencyKey }) => {
      if (block)
        await call(blocks.update, { params: { id: block.id }, body: { ...body, version }, idempotencyKey });
      else await call(blocks.create, { body, idempotencyKey });
      await refreshOae();
    },
    saved: t('block.saved'),
    failed: t('block.failed'),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <>
      <FormDialog form={form} title={block?.name ?? t('block.new')} onClose={onClose} width="md">
        <FormGroup>
          <TextInput {...field('name')} label={t('block.name')} isRequired maxLength={60} />
          <NumberInput {...field('seats')} label={t('block.seats')} isRequired min={1} />
          <CentreInput
            {...field('centre')}
            isRequired
            {...(block ? { current: { id: block.centre, name: block.centreName } } : {})}
          />
          <NumberInput
            {...field('position')}
            label={t('block.position')}
            hint={t('block.positionHint')}
            min={0}
          />
          <SwitchInput {...field('hasWheelchairRoom')} label={t('block.wheelchairRoom')} />
          <SwitchInput {...field('isActive')} label={t('block.used')} hint={t('block.usedHint')} />
        </FormGroup>
        {block && may(blocks.remove.requirement) && (
          <div>
            <Button
              color="error"
              startIcon={<Icon path={mdiTrashCanOutline} />}
              onClick={() => setIsRemoving(true)}
            >
              {t('block.remove')}
            </Button>
          </div>
        )}
      </FormDialog>
      {block && isRemoving && (
        <RemoveDialog
          endpoint={blocks.remove}
          id={block.id}
          name={block.name}
          text={t('remove.block')}
          onClose={() => setIsRemoving(false)}
          onGone={onClose}
        />
      )}
    </>
  );
}
