import { shopReports } from '@sewa/contract/bav/reports/reports';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';

/** A tab for each report of the shop. */
export function ReportTabs() {
  const { t } = useTranslation('app');
  const language = useStore(languageStore);
  const tabs = shopReports.map(({ name, title }) => ({ to: `/bav/reports/${name}`, label: title[language] }));
  return <LinkTabs label={t('menu.bavReports')} tabs={tabs} />;
}
