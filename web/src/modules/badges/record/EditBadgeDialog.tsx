import { type BadgeRow, badgeFields, badges } from '@sewa/contract/badges/badges';
import { categoriesOf } from '@sewa/contract/badges/holders';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { pickFields } from '../../../ui/resource/resource-fields.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { editBadge } from '../registry/badge.queries.ts';

export function EditBadgeDialog({ badge, onClose }: { badge: BadgeRow; onClose: () => void }) {
  const { t } = useTranslation(['badges', 'ui']);
  const { label, choice, inside } = useResourceWords(badges);
  const categories = categoriesOf(badge.type);
  const form = useRecordForm({
    schema: badgeFields,
    values: pickFields(badgeFields, badge),
    version: badge.version,
    save: (fields, { version, idempotencyKey }) =>
      editBadge(badge.id, { ...fields, version }, idempotencyKey),
    saved: t('edit.done', { number: badge.number }),
    failed: t('edit.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('ui:resource.editTitle', { noun: inside.one })}
      onClose={onClose}
      width="md"
    >
      <FormGroup>
        <DayInput {...form.field('validFrom')} label={label('validFrom')} isRequired />
        <DayInput {...form.field('validTo')} label={label('validTo')} isRequired />
        <TextInput {...form.field('department')} label={label('department')} maxLength={80} />
        {categories.length > 1 && (
          <SelectInput
            {...form.field('category')}
            label={label('category')}
            isOptional={categories.includes('')}
            choices={categories
              .filter((one) => one !== '')
              .map((value) => ({ value, label: choice('category', value) ?? value }))}
          />
        )}
      </FormGroup>
    </FormDialog>
  );
}
