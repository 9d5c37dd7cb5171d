import { mdiCalendarSync } from '@mdi/js';
import Alert from '@mui/material/Alert';
import type { ScheduleFields } from '@sewa/contract/user/schedules';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/form/Form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ClashWarning } from './ClashWarning.tsx';
import { ScheduleFieldset } from './ScheduleFieldset.tsx';
import { useClashes } from './schedule.queries.ts';
import { tidied } from './schedule.rules.ts';
import { scheduleSchema } from './schedule-form.ts';
import { useRuleWords } from './use-rule-words.ts';

interface ScheduleFormProps {
  values: ScheduleFields;
  version?: number;
  id?: string;
  isReadOnly?: boolean;
  save: (
    values: ScheduleFields,
    context: { version: number; idempotencyKey: string },
  ) => Promise<{ id: string }>;
  saved: string;
  failed: string;
  onSaved?: (reply: { id: string }) => void;
  onCancel?: () => void;
}

export function ScheduleForm(props: ScheduleFormProps) {
  const { t } = useTranslation('settings');
  const form = useRecordForm({
    schema: scheduleSchema,
    values: props.values,
    ...(props.version === undefined ? {} : { version: props.version }),
    hints: { days: t('schedule.daysHint'), validTo: t('schedule.validToInvalid') },
    save: (values, context) => props.save(tidied(values), context),
    saved: props.saved,
    failed: props.failed,
    ...(props.onSaved ? { onSaved: props.onSaved } : {}),
  });
  const entries = useWatch({ control: form.form.control }) as ScheduleFields;
  const clashes = useClashes(tidied(entries), props.id);
  const fields = (
    <>
      <ScheduleFieldset field={form.field} entries={entries} isDisabled={props.isReadOnly ?? false} />
      <RuleSentence entries={tidied(entries)} />
      <ClashWarning clashes={clashes} />
    </>
  );
  if (props.isReadOnly) return fields;
  return (
    <Form
      form={form}
      title={t('schedule.details')}
      isDisabled={props.id !== undefined && !form.isDirty}
      {...(props.onCancel ? { onCancel: props.onCancel } : {})}
    >
      {fields}
    </Form>
  );
}

/** What was entered, read back as a sentence. */
function RuleSentence({ entries }: { entries: ScheduleFields }) {
  const { t } = useTranslation('settings');
  const { words } = useRuleWords();
  const isReadable = entries.validFrom !== '' && (entries.kind === 'once' || entries.days.length > 0);
  return (
    <Alert severity="info" icon={<Icon path={mdiCalendarSync} />} role="status">
      {isReadable ? words(entries) : t('schedule.incomplete')}
    </Alert>
  );
}
