import type { MemberFields } from '@sewa/contract/oae/members';
import { useTranslation } from 'react-i18next';
import { usePersonHints } from '../../../people/person/use-person-hints.ts';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { type MemberEntries, memberFormSchema } from './member-form.ts';

interface MemberFormOptions<Reply> {
  values: MemberEntries;
  version?: number;
  save: (fields: MemberFields, context: { version: number; idempotencyKey: string }) => Promise<Reply>;
  saved: string;
  failed: string;
  onSaved: (reply: Reply) => void;
}

/** The one form of a member, whether new, edited or renewed. */
export function useMemberForm<Reply>(options: MemberFormOptions<Reply>) {
  const { t } = useTranslation(['oae', 'person']);
  const phone = t('person:person.phoneInvalid');
  const hints = {
    ...usePersonHints(),
    doctorPhone: phone,
    'attendants.phone': phone,
    validTo: t('form.validToEarly'),
  };
  return useRecordForm({ schema: memberFormSchema, hints, ...options });
}

export type MemberForm = ReturnType<typeof useMemberForm<unknown>>;
