import { mdiCertificateOutline, mdiWaterPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Donation, donations } from '@sewa/contract/blood-donation/donations';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import { donorPrints } from '@sewa/contract/blood-donation/print';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useDonationsOf } from '../blood.queries.ts';
import { DonationDialog } from './DonationDialog.tsx';

/** Every donation of a donor, the latest first, each with its certificate. */
export function DonationsTab({ donor }: { donor: Donor }) {
  const { t } = useTranslation('blood-donation');
  const { may } = useSession();
  const query = useDonationsOf(donor.id);
  const [isAdding, setIsAdding] = useState(false);
  const add = may(donations.create.requirement) && donor.mergedInto === null && (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiWaterPlusOutline} />}
      onClick={() => setIsAdding(true)}
      sx={{ alignSelf: 'flex-start', minHeight: 44 }}
    >
      {t('record.addDonation')}
    </Button>
  );
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  return (
    <Stack spacing={2}>
      {query.data.length === 0 ? (
        <EmptyState icon={mdiWaterPlusOutline} title={t('record.noDonations')} action={add} />
      ) : (
        <>
          {add}
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {query.data.map((donation) => (
              <DonationLine key={donation.id} donation={donation} donor={donor} />
            ))}
          </Stack>
        </>
      )}
      {isAdding && <DonationDialog donor={donor} onClose={() => setIsAdding(false)} />}
    </Stack>
  );
}

function DonationLine({ donation, donor }: { donation: Donation; donor: Donor }) {
  const { t } = useTranslation('blood-donation');
  const { day, number } = useFormat();
  const { choice, label } = useResourceWords(donations);
  const where = donation.campName ?? donation.place;
  const facts = [
    t('record.volume', { volume: number(donation.volume) }),
    choice('bloodGroup', donation.bloodGroup),
    donation.bagNumber && `${label('bagNumber')} ${donation.bagNumber}`,
    donation.outcome === 'incomplete' && choice('outcome', donation.outcome),
    donation.reaction !== 'none' && `${label('reaction')}: ${choice('reaction', donation.reaction)}`,
    donation.overridden.length > 0 && `${label('overridden')}: ${donation.overrideReason}`,
  ].filter(Boolean);
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
        {donation.outcome === 'complete' && (
          <Button
            startIcon={<Icon path={mdiCertificateOutline} />}
            onClick={() =>
              void openFile(
                callUrl(donorPrints.certificate, {
                  params: { id: donation.id },
                  query: { language: donor.language },
                }),
              )
            }
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            {t('record.certificate')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
