import { mdiAccountArrowRightOutline, mdiAccountDetailsOutline, mdiAccountGroupOutline } from '@mdi/js';
import type { GivenBody } from '@sewa/contract/kernel/calls/endpoint';
import { choosableStatuses, type Sewadar, sewadars } from '@sewa/contract/sewadar/sewadars';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DepartmentInput } from '../../../people/department/DepartmentInput.tsx';
import { call } from '../../../platform/call.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import type { BulkAction, BulkDialogProps } from '../../../ui/list/list.types.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshSewadars, undoBulk } from '../sewadar.queries.ts';

type Act = GivenBody<typeof sewadars.bulk>['act'];

/** Status, transfer, department: one call for the selection or for everything that matches. */
export function useSewadarBulk(): BulkAction<Sewadar>[] {
  const { t } = useTranslation('sewadar');
  const { requirement } = sewadars.bulk;
  return [
    {
      label: t('bulk.status'),
      icon: mdiAccountDetailsOutline,
      requirement,
      act: { kind: 'dialog', render: (props) => <StatusDialog {...props} /> },
    },
    {
      label: t('bulk.transfer'),
      icon: mdiAccountArrowRightOutline,
      requirement,
      act: { kind: 'dialog', render: (props) => <TransferDialog {...props} /> },
    },
    {
      label: t('bulk.department'),
      icon: mdiAccountGroupOutline,
      requirement,
      act: { kind: 'dialog', render: (props) => <DepartmentDialog {...props} /> },
    },
  ];
}

function StatusDialog(props: BulkDialogProps) {
  const { label, choice } = useResourceWords(sewadars);
  return (
    <BulkDialog
      {...props}
      title="bulk.statusTitle"
      submit="bulk.status"
      act={(status) => ({ kind: 'status', status: z.enum(choosableStatuses).parse(status) })}
    >
      {(field) => (
        <SelectInput
          {...field}
          label={label('status')}
          isRequired
          choices={choosableStatuses.map((value) => ({ value, label: choice('status', value) ?? value }))}
        />
      )}
    </BulkDialog>
  );
}

function TransferDialog(props: BulkDialogProps) {
  const { t } = useTranslation('sewadar');
  const centres = useCentres().data?.filter((centre) => centre.isActive) ?? [];
  return (
    <BulkDialog
      {...props}
      title="bulk.transferTitle"
      submit="transfer.submit"
      act={(centre) => ({ kind: 'transfer', centre })}
    >
      {(field) => (
        <ChoiceInput
          {...field}
          label={t('transfer.newCentre')}
          isRequired
          choices={centres.map(({ id, name, code }) => ({ value: id, label: name, note: code }))}
        />
      )}
    </BulkDialog>
  );
}

function DepartmentDialog(props: BulkDialogProps) {
  const { t } = useTranslation('sewadar');
  return (
    <BulkDialog
      {...props}
      title="bulk.departmentTitle"
      submit="bulk.department"
      act={(department) => ({ kind: 'department', department })}
    >
      {(field) => <DepartmentInput {...field} label={t('list.department')} isRequired />}
    </BulkDialog>
  );
}

interface OneQuestion extends BulkDialogProps {
  title: string;
  submit: string;
  act: (value: string) => Act;
  children: (field: BoundField) => ReactNode;
}

const schema = z.object({ value: z.string().trim().min(1).max(80) });

/** Each of these acts asks for one thing. */
function BulkDialog(props: OneQuestion) {
  const { selection, count, onDone, onClose, title, submit, act, children } = props;
  const { t } = useTranslation('sewadar');
  const { number } = useFormat();
  const refusedText = (left: number) => t('bulk.undoRefused', { count: left, shown: number(left) });
  const form = useRecordForm({
    schema,
    values: { value: '' },
    save: async ({ value }, { idempotencyKey }) => {
      const result = await call(sewadars.bulk, { body: { selection, act: act(value) }, idempotencyKey });
      await refreshSewadars();
      return result;
    },
    // The list says how many it was done for.
    saved: null,
    failed: t('bulk.failed'),
    onSaved: ({ changed, ...result }) =>
      onDone(result, changed.length > 0 ? () => undoBulk(changed, refusedText) : undefined),
  });
  return (
    <FormDialog
      form={form}
      title={t(title, { count, shown: number(count) })}
      submitLabel={t(submit)}
      onClose={onClose}
    >
      {children(form.field('value'))}
    </FormDialog>
  );
}
