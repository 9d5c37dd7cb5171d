import { mdiAccountPlusOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { marks } from '@sewa/contract/attendance/marks';
import { type Sheet, sheets } from '@sewa/contract/attendance/sheets';
import { entryWords } from '@sewa/contract/attendance/words';
import { refusing } from '@sewa/contract/kernel/resource/field-reasons';
import { MAX_SCANNED_CODE } from '@sewa/contract/kernel/resource/paging';
import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SewadarInput } from '../../../people/sewadar/SewadarInput.tsx';
import { useSession } from '../../../platform/session.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { addPerson } from '../attendance.queries.ts';

interface AddPersonProps {
  sheet: Sheet;
  /** Who is on the sheet already. */
  listed: readonly string[];
}

/** For whoever served and is not on the list: a helper of another department, a guest. A closed sheet wants a reason. */
export function AddPerson(props: AddPersonProps) {
  const { t } = useTranslation('attendance');
  const { may } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { requirement } = props.sheet.isClosed ? sheets.correct : sheets.mark;
  if (!may(requirement)) return null;
  return (
    <>
      <Button
        startIcon={<Icon path={mdiAccountPlusOutline} />}
        onClick={() => setIsOpen(true)}
        sx={{ minHeight: 44, mt: 1 }}
      >
        {t('add.button')}
      </Button>
      {isOpen && <AddPersonDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AddPersonDialog({ sheet, listed, onClose }: AddPersonProps & { onClose: () => void }) {
  const { t } = useTranslation('attendance');
  const { may } = useSession();
  const { label, choice } = useFieldWords(entryWords);
  const [isChosen, setIsChosen] = useState(false);
  const form = useRecordForm({
    schema: schemaFor(sheet),
    values: { sewadar: null, code: '', mark: 'present', reason: '' },
    save: (values, { idempotencyKey }) => addPerson(sheet, { ...values, idempotencyKey }),
    saved: t('add.done'),
    failed: t('add.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('add.button')} submitLabel={t('add.save')} onClose={onClose}>
      {may(typeAhead.search.requirement) && (
        <SewadarInput
          {...form.field('sewadar')}
          label={label('sewadar')}
          filter={{ status: 'active' }}
          listed={listed}
          onChosen={(sewadar) => setIsChosen(sewadar !== null)}
        />
      )}
      <TextInput
        {...form.field('code')}
        label={t('add.number')}
        hint={t('add.numberHint')}
        isDisabled={isChosen}
        inputMode="numeric"
        maxLength={MAX_SCANNED_CODE}
      />
      <SelectInput
        {...form.field('mark')}
        label={label('mark')}
        choices={marks.map((mark) => ({ value: mark, label: choice('mark', mark) ?? mark }))}
        isRequired
      />
      {sheet.isClosed && (
        <TextInput
          {...form.field('reason')}
          label={t('correct.reason')}
          hint={t('correct.hint')}
          isRequired
          isLong
          maxLength={500}
        />
      )}
    </FormDialog>
  );
}

function schemaFor({ isClosed }: Sheet) {
  return z
    .object({
      sewadar: z.uuid().nullable(),
      code: z.string().trim().max(MAX_SCANNED_CODE),
      mark: z.enum(marks),
      reason: isClosed ? sheets.correct.body.shape.reason : z.string(),
    })
    .refine(({ sewadar, code }) => sewadar !== null || code !== '', {
      ...refusing('missing'),
      path: ['code'],
    });
}
