import type { areas } from '@sewa/contract/user/organisation';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { SwitchInput } from '../../../ui/form/SwitchInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';

type AreaField = keyof z.input<typeof areas.fields>;

export function AreaFields(props: { field: (name: AreaField) => BoundField; isDisabled?: boolean }) {
  const { t } = useTranslation('settings');
  const { field, isDisabled = false } = props;
  return (
    <FormGroup>
      <TextInput {...field('name')} label={t('area.name')} isRequired isDisabled={isDisabled} />
      <TextInput
        {...field('code')}
        label={t('area.code')}
        hint={t('codeHint')}
        isRequired
        isDisabled={isDisabled}
        maxLength={12}
      />
      <SwitchInput
        {...field('isActive')}
        label={t('active')}
        hint={t('area.activeHint')}
        isDisabled={isDisabled}
      />
    </FormGroup>
  );
}
