import FormHelperText from '@mui/material/FormHelperText';
import type { Acl } from '@sewa/contract/kernel/acl';
import { useSession } from '../../../platform/session.ts';
import { type BoundField, useBoundField } from '../../../ui/form/bound-field.ts';
import { useChangeWords } from '../../../ui/record/change-words.ts';
import { AclEditor } from './AclEditor.tsx';
import { asGrants } from './acl.rules.ts';

interface AclInputProps extends BoundField {
  label: string;
  ceiling: Acl | null;
  isReadOnly?: boolean;
}

/** The editor as a field of a form. */
export function AclInput(props: AclInputProps) {
  const { user } = useSession();
  const words = useChangeWords();
  const { field, error } = useBoundField(props, (value) => words.value('acl', value));
  return (
    <div>
      {error && <FormHelperText error>{error}</FormHelperText>}
      <AclEditor
        grants={asGrants(field.value ?? {})}
        bounds={{ ceiling: props.ceiling, own: user.acl }}
        onChange={field.onChange}
        isReadOnly={props.isReadOnly ?? false}
      />
    </div>
  );
}
