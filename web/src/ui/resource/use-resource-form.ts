import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import type { Resource } from '@sewa/contract/kernel/resource/resource';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { type FormSchema, useRecordForm } from '../form/use-record-form.ts';
import { useOwnCentre } from '../person/use-own-centre.ts';
import { type FieldsOf, type RowOf, refreshResource } from './resource.query.ts';
import { pickFields } from './resource-fields.ts';
import { useResourceWords } from './use-resource-words.ts';

interface ResourceFormOptions<R extends Resource> {
  resource: R;
  /** Null makes a new record. */
  row: RowOf<R> | null;
  /** What a new record begins with, where that is not nothing. */
  defaults?: Partial<FieldsOf<R>> | undefined;
  /** The fields with what only the form can check, such as today. */
  schema?: FormSchema | undefined;
  onSaved: (id: string) => void;
  /** What else shows this record. */
  refresh?: (() => Promise<void>) | undefined;
}

/** A form over a declared resource: saves by create or update, and settles conflicts as every form does. */
export function useResourceForm<R extends Resource>(options: ResourceFormOptions<R>) {
  const { t } = useTranslation('ui');
  // Its calls without the types of their fields, which only the caller knows.
  const resource: Resource = options.resource;
  const { row } = options;
  const words = useResourceWords(resource);
  const centre = useOwnCentre();
  const noun = words.one;
  return useRecordForm<FormSchema, string>({
    schema: options.schema ?? (resource.fields as unknown as FormSchema),
    values: row ? pickFields(resource.fields, row) : { ...newFields(resource, centre), ...options.defaults },
    ...(row ? { version: row.version } : {}),
    hints: hintsOf(resource, words.hint),
    save: async (body, { version, idempotencyKey }) => {
      const id = row?.id ?? null;
      const saved = id
        ? await call(resource.update, { params: { id }, body: { ...body, version }, idempotencyKey } as never)
        : await call(resource.create, { body, idempotencyKey } as never);
      await Promise.all([refreshResource(resource), options.refresh?.()]);
      return (saved as { id: string }).id;
    },
    saved: t('resource.saved', { noun }),
    failed: t('resource.failed', { noun: words.inside.one }),
    onSaved: options.onSaved,
  });
}

/** A text with a format of its own is told by its hint what is wrong. */
function hintsOf(resource: Resource, hint: (field: string) => string | undefined): Record<string, string> {
  const texts = [...shapesOf(resource.fields)].filter(([, { details }]) => details.kind === 'text');
  return Object.fromEntries(texts.flatMap(([field]) => (hint(field) ? [[field, hint(field) ?? '']] : [])));
}

/** Empty, but in the user's own centre. */
function newFields(resource: Resource, centre: string): Record<string, unknown> {
  const centres = [...shapesOf(resource.fields)].filter(
    ([, { kind, isNullable }]) => kind === 'centre' && !isNullable,
  );
  return {
    ...emptyFields(resource.fields),
    ...Object.fromEntries(centres.map(([field]) => [field, centre])),
  };
}
