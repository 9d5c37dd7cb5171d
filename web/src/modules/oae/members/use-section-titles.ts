import { useTranslation } from 'react-i18next';
import type { MemberSection } from './member-sections.ts';

export function useSectionTitles(): Readonly<Record<MemberSection, string>> {
  const { t } = useTranslation(['oae', 'person']);
  return {
    person: t('person:person.title'),
    health: t('person:elder.title'),
    emergency: t('person:emergency.title'),
    seat: t('form.seat'),
    attendants: t('person:attendant.title'),
    notes: t('form.notes'),
  };
}
