import FormHelperText from '@mui/material/FormHelperText';
import type { Acl } from '@sewa/contract/kernel/rights/acl';
import { useSession } from '../../../platform/session.ts';
import { type BoundField, useBoundField } from '../../../ui/form/bound-field.ts';
import { useRightsText } from '../../../ui/use-rights-text.ts';
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
  const rightsText = useRightsText();
  const { field, error } = useBoundField(props, (value) => rightsText(value) || '–');
  return (
    <div>
      {error && <FormHelperText error>{error}</FormHelperText>}
      <AclEditor
        grants={asGrants(field.value ?? {})}
        bounds={{ ceiling: props.ceiling, own: user.acl, lasting: user.lastingAcl }}
        onChange={field.onChange}
        isReadOnly={props.isReadOnly ?? false}
      />
    </div>
  );
}
