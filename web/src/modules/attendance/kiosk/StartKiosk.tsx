import { mdiLockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Sheet, sheets } from '@sewa/contract/attendance/sheets';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PinForm } from '../../../ui/kiosk/PinForm.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';

/** What the kiosk is, and the PIN with which it is left. */
export function StartKiosk({ sheet, address }: { sheet: Sheet; address: string }) {
  const { t } = useTranslation(['attendance', 'kiosk']);
  const { may } = useSession();
  const { requirement } = sheets.scan;
  const title = t('kiosk:title');
  if (!may(requirement)) return <NoPermission requirement={requirement} title={title} />;
  return (
    <>
      <PageHeader
        trail={[
          { label: t('title'), to: '/attendance' },
          { label: sheet.title, to: `/attendance/sheets/${sheet.id}` },
        ]}
        title={title}
      />
      {sheet.isClosed ? (
        <EmptyState icon={mdiLockOutline} title={t('sheet.isClosed')} text={t('kiosk.closedNext')} />
      ) : (
        <Box sx={{ maxWidth: 480 }}>
          <Typography sx={{ mb: 2 }}>{t('kiosk.text')}</Typography>
          <PinForm address={address} leaveTo={`/attendance/sheets/${sheet.id}`} requirement={requirement} />
        </Box>
      )}
    </>
  );
}
