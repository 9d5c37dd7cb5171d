import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { sewadars } from '@sewa/contract/sewadar/sewadars';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useOwnCentre } from '../../ui/person/use-own-centre.ts';
import { CreateForm, type Registered } from './CreateForm.tsx';
import { useTrail } from './use-trail.ts';

/** One after the other: the form comes back empty, and what was just registered stands above it. */
export function SewadarCreatePage() {
  const { t } = useTranslation('sewadar');
  const { may } = useSession();
  const trail = useTrail();
  const ownCentre = useOwnCentre();
  const [last, setLast] = useState<Registered | null>(null);
  const { requirement } = sewadars.create;
  if (!may(requirement)) return <NoPermission requirement={requirement} title={t('new.title')} />;
  return (
    <>
      <PageHeader trail={trail} title={t('new.title')} subtitle={<KeyHint />} />
      {last && <LastOne last={last} />}
      <CreateForm
        key={last?.sewadar.id ?? ''}
        centre={last?.sewadar.centre ?? ownCentre}
        onRegistered={setLast}
      />
    </>
  );
}

/** Of no use to a thumb. */
function KeyHint() {
  const { t } = useTranslation('sewadar');
  return <Box sx={{ '@media (pointer: coarse)': { display: 'none' } }}>{t('new.hint')}</Box>;
}

function LastOne({ last: { sewadar, photoRefusal } }: { last: Registered }) {
  const { t } = useTranslation('sewadar');
  const { id, name, number } = sewadar;
  return (
    <Alert
      severity={photoRefusal === null ? 'success' : 'warning'}
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={`/sewadar/${id}`} color="inherit">
          {t('new.open')}
        </Button>
      }
    >
      {photoRefusal === null
        ? t('new.saved', { name, number })
        : t('new.photoFailed', { name, number, reason: photoRefusal })}
      <div>{t('new.another')}</div>
    </Alert>
  );
}
