import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../app/tabs/SectionTabs.tsx';

/** Sheets, register and who was not seen, side by side. */
export function AttendanceTabs() {
  const { t } = useTranslation('attendance');
  return <SectionTabs section="/attendance" label={t('title')} />;
}
