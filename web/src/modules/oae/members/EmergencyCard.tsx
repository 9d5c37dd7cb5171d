import { mdiPhone } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type Member, members } from '@sewa/contract/oae/members';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ElderPictograms } from '../../../people/elder/ElderPictograms.tsx';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';

/** What counts when something happens, before everything else on the record. */
export function EmergencyCard({ member }: { member: Member }) {
  const { t } = useTranslation('oae');
  const { label } = useResourceWords(members);
  const contact = [member.emergencyName, member.emergencyRelation].filter(Boolean).join(', ');
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('emergency.card')}
      sx={{ p: 2, mb: 3, borderLeft: 6, borderLeftColor: 'error.main' }}
    >
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 320px' }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {t('emergency.card')}
          </Typography>
          <FactList
            facts={[
              { label: t('emergency.call'), value: contact || t('emergency.nobody') },
              { label: label('bloodGroup'), value: member.bloodGroup || '–' },
              { label: label('illnesses'), value: member.illnesses || '–' },
              { label: label('medicines'), value: member.medicines || '–' },
              {
                label: label('needs'),
                value: <ElderPictograms mobility={member.mobility} needs={member.needs} />,
              },
            ]}
          />
        </Box>
        {member.emergencyPhone && (
          <Button
            component="a"
            href={`tel:${member.emergencyPhone}`}
            variant="outlined"
            color="error"
            size="large"
            startIcon={<Icon path={mdiPhone} />}
          >
            {phoneText(member.emergencyPhone)}
          </Button>
        )}
      </Box>
      <Button component={Link} to={`/oae/emergency?code=${member.number}`} sx={{ mt: 1, ml: -1 }}>
        {t('emergency.open')}
      </Button>
    </Paper>
  );
}
