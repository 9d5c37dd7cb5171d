import type { Resource } from '@sewa/contract/kernel/resource/resource';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../form/bound-field.ts';
import { FormGroup } from '../form/Form.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import type { FormSchema } from '../form/use-record-form.ts';
import type { FieldName, FieldsOf, RowOf } from './resource.query.ts';
import { formFieldsOf } from './resource-fields.ts';
import { useResourceForm } from './use-resource-form.ts';
import { useResourceInputs } from './use-resource-inputs.tsx';
import { useResourceWords } from './use-resource-words.ts';

export interface FormSpec<R extends Resource> {
  /** The fields that are asked for first; the others follow in the order of their words. */
  fields?: readonly FieldName<R>[] | undefined;
  /** Fields that this form does not ask for. */
  without?: readonly FieldName<R>[] | undefined;
  defaults?: Partial<FieldsOf<R>> | undefined;
  /** Inputs that only the module can draw. */
  inputs?:
    | { readonly [Field in FieldName<R>]?: (field: BoundField, row: RowOf<R> | null) => ReactNode }
    | undefined;
  /** What else shows this record. */
  refresh?: (() => Promise<void>) | undefined;
}

interface ResourceDialogProps<R extends Resource> extends FormSpec<R> {
  resource: R;
  row: RowOf<R> | null;
  /** The fields with what only this dialog can check. */
  schema?: FormSchema | undefined;
  onClose: () => void;
  onCreated?: ((id: string) => void) | undefined;
}

/** The form of a declared resource, over the page it belongs to. */
export function ResourceDialog<R extends Resource>(props: ResourceDialogProps<R>) {
  const { resource, row, onClose } = props;
  const { t } = useTranslation('ui');
  const words = useResourceWords(resource);
  const form = useResourceForm({
    resource,
    row,
    defaults: props.defaults,
    schema: props.schema,
    refresh: props.refresh,
    onSaved: (id) => {
      onClose();
      if (row === null) props.onCreated?.(id);
    },
  });
  const input = useResourceInputs({ resource, field: form.field, row });
  const first: readonly FieldName<R>[] = props.fields ?? [];
  const others = formFieldsOf(resource) as FieldName<R>[];
  const fields = [...new Set([...first, ...others])].filter((name) => !props.without?.includes(name));
  return (
    <FormDialog
      form={form}
      title={t(row ? 'resource.editTitle' : 'resource.new', { noun: words.inside.one })}
      onClose={onClose}
      width="md"
    >
      <FormGroup>
        {fields.map((name) => {
          const own = props.inputs?.[name]?.(form.field(name), row);
          return own === undefined ? input(name) : <Fragment key={name}>{own}</Fragment>;
        })}
      </FormGroup>
    </FormDialog>
  );
}
