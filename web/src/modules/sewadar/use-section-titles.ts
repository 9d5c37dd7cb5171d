import { useTranslation } from 'react-i18next';
import type { SewadarSection } from './sewadar-sections.ts';

export function useSectionTitles(): Readonly<Record<SewadarSection, string>> {
  const { t } = useTranslation(['sewadar', 'person']);
  return {
    person: t('person:person.title'),
    sewa: t('group.sewa'),
    about: t('group.about'),
    emergency: t('person:emergency.title'),
    identity: t('person:identity.title'),
    notes: t('group.notes'),
  };
}
