import type { centres } from '@sewa/contract/user/organisation';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { SwitchInput } from '../../../ui/form/SwitchInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';

type CentreField = keyof z.input<typeof centres.fields>;

export function CentreFields(props: { field: (name: CentreField) => BoundField; isDisabled?: boolean }) {
  const { t } = useTranslation('settings');
  const { field, isDisabled = false } = props;
  return (
    <FormGroup>
      <TextInput {...field('name')} label={t('centre.name')} isRequired isDisabled={isDisabled} />
      <TextInput
        {...field('code')}
        label={t('centre.code')}
        hint={t('codeHint')}
        isRequired
        isDisabled={isDisabled}
        maxLength={12}
      />
      <TextInput {...field('address')} label={t('centre.address')} isLong isWide isDisabled={isDisabled} />
      <SwitchInput
        {...field('isActive')}
        label={t('active')}
        hint={t('centre.activeHint')}
        isDisabled={isDisabled}
      />
    </FormGroup>
  );
}
