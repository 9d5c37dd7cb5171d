import { useTranslation } from 'react-i18next';
import type { Crumb } from '../../ui/PageHeader.tsx';
import type { Section } from './sections.ts';

/** Settings, and the section where the page lies below one. */
export function useTrail(section?: Section['key']): Crumb[] {
  const { t } = useTranslation('settings');
  const trail = [{ label: t('settings'), to: '/settings' }];
  if (section) trail.push({ label: t(`section.${section}.title`), to: `/settings/${section}` });
  return trail;
}
