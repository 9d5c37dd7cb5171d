import { mdiAccountMultiplePlusOutline, mdiCameraPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type Member, members } from '@sewa/contract/oae/members';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ChangePhoto } from '../../../ui/photo/ChangePhoto.tsx';
import { photoUrl } from '../../../ui/photo/PhotoAvatar.tsx';
import { PhotoCard } from '../../../ui/photo/PhotoCard.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshOae } from '../oae.queries.ts';
import { PhoneLink } from '../PhoneLink.tsx';

type Attendant = Member['attendants'][number];

export function AttendantsTab({ member }: { member: Member }) {
  const { t } = useTranslation('oae');
  const { may } = useSession();
  const edit = may(members.update.requirement) && (
    <Button component={Link} to={`/oae/members/${member.id}/edit`}>
      {t('record.editAttendants')}
    </Button>
  );
  if (member.attendants.length === 0) {
    return (
      <EmptyState
        icon={mdiAccountMultiplePlusOutline}
        title={t('record.noAttendants')}
        text={t('form.attendantsText')}
        action={edit}
      />
    );
  }
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        {member.attendants.map((attendant) => (
          <AttendantCard key={attendant.id} attendant={attendant} />
        ))}
      </Box>
      <Box sx={{ mt: 1 }}>{edit}</Box>
    </>
  );
}

function AttendantCard({ attendant }: { attendant: Attendant }) {
  const { t } = useTranslation(['oae', 'person', 'attachments']);
  const { label } = useResourceWords(members);
  const { may } = useSession();
  const [isTaking, setIsTaking] = useState(false);
  const { name, nameLatin, photo } = attendant;
  // A sewadar's photo is the sewadar's own, changed on that record.
  const mayChange = attendant.sewadar === null && may(members.update.requirement);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={name}
      sx={{ p: 2, display: 'flex', gap: 2, alignItems: 'flex-start' }}
    >
      <PhotoCard src={photo && photoUrl(photo, 'card')} name={name} width={96} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {nameLatin !== name && <Typography color="textSecondary">{nameLatin}</Typography>}
        <Box sx={{ mt: 1 }}>
          <FactList
            facts={[
              { label: t('person:attendant.relation'), value: attendant.relation || '–' },
              { label: label('phone'), value: <PhoneLink phone={attendant.phone} /> },
              {
                label: t('record.kind'),
                value: t(attendant.sewadar ? 'record.isSewadar' : 'record.isFamily'),
              },
              { label: label('passCode'), value: attendant.passCode },
            ]}
          />
        </Box>
        {mayChange && (
          <Button
            startIcon={<Icon path={mdiCameraPlusOutline} />}
            onClick={() => setIsTaking(true)}
            sx={{ mt: 1, ml: -1 }}
          >
            {t(photo ? 'attachments:photo.change' : 'attachments:photo.add')}
          </Button>
        )}
        {isTaking && (
          <ChangePhoto
            owner="oaeAttendant"
            ownerId={attendant.id}
            name={name}
            onClose={() => setIsTaking(false)}
            onChanged={() => void refreshOae()}
          />
        )}
      </Box>
    </Paper>
  );
}
