import { mdiCertificateOutline, mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Donation, donations } from '@sewa/contract/blood-donation/donations';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import { donorPrints } from '@sewa/contract/blood-donation/print';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';

interface DonationLineProps {
  donation: Donation;
  donor: Donor;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** A donation in the record of its donor, with its certificate. */
export function DonationLine({ donation, donor, onEdit, onRemove }: DonationLineProps) {
  const { t } = useTranslation(['blood-donation', 'ui']);
  const { day, number } = useFormat();
  const { choice, label } = useResourceWords(donations);
  const where = donation.campName ?? donation.place;
  const name = t('record.donationOf', { day: day(donation.day) });
  const facts = [
    t('record.volume', { volume: number(donation.volume) }),
    choice('bloodGroup', donation.bloodGroup),
    donation.bagNumber && `${label('bagNumber')} ${donation.bagNumber}`,
    donation.outcome === 'incomplete' && choice('outcome', donation.outcome),
    donation.reaction !== 'none' && `${label('reaction')}: ${choice('reaction', donation.reaction)}`,
    donation.overridden.length > 0 && `${label('overridden')}: ${donation.overrideReason}`,
  ].filter(Boolean);
  const printCertificate = () =>
    openFile(
      callUrl(donorPrints.certificate, {
        params: { id: donation.id },
        query: { language: donor.language },
      }),
    );
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {[day(donation.day), where].filter(Boolean).join(' · ')}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {facts.join(' · ')}
          </Typography>
        </Box>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', flexShrink: 0 }}>
          {donation.outcome === 'complete' && (
            <Button
              startIcon={<Icon path={mdiCertificateOutline} />}
              onClick={() => void printCertificate()}
              sx={{ minHeight: 44 }}
            >
              {t('record.certificate')}
            </Button>
          )}
          {onEdit && (
            <Button
              startIcon={<Icon path={mdiPencilOutline} />}
              onClick={onEdit}
              aria-label={t('record.editOf', { name })}
              sx={{ minHeight: 44 }}
            >
              {t('ui:resource.edit')}
            </Button>
          )}
          {onRemove && (
            <Button
              color="error"
              startIcon={<Icon path={mdiTrashCanOutline} />}
              onClick={onRemove}
              aria-label={t('record.removeOf', { name })}
              sx={{ minHeight: 44 }}
            >
              {t('ui:resource.remove')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
