import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { DevicesPage } from './DevicesPage.tsx';
import { RefusedPage } from './RefusedPage.tsx';

const path = '/settings/devices';

/** Settings → Devices: the camp laptops of the area. */
export function DevicePages() {
  return (
    <Routes>
      <Route index element={<DevicesPage tabs={<DeviceTabs />} />} />
      <Route path="refused" element={<RefusedPage tabs={<DeviceTabs />} />} />
      <Route path="*" element={<Navigate to={path} replace />} />
    </Routes>
  );
}

function DeviceTabs() {
  const { t } = useTranslation('devices');
  return (
    <LinkTabs
      label={t('title')}
      tabs={[
        { to: path, label: t('title') },
        { to: `${path}/refused`, label: t('refused.title') },
      ]}
    />
  );
}
