import { mdiWaterPlusOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { camps } from '@sewa/contract/blood-donation/camps';
import { type Donation, donations } from '@sewa/contract/blood-donation/donations';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshBlood, useCampChoices, useDonationsOf } from '../blood.queries.ts';
import { DonationDialog } from './DonationDialog.tsx';
import { DonationLine } from './DonationLine.tsx';

type Open = { kind: 'edit'; row: Donation | null } | { kind: 'remove'; row: Donation };

/** Every donation of a donor, the latest first, each to be corrected until its camp is reconciled. */
export function DonationsTab({ donor }: { donor: Donor }) {
  const { t } = useTranslation('blood-donation');
  const { day } = useFormat();
  const { may } = useSession();
  const { removal } = useResourceWords(donations);
  const query = useDonationsOf(donor.id);
  const campChoices = useCampChoices(may(camps.list.requirement)).data ?? [];
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const isCurrent = donor.mergedInto === null;
  const isOpen = ({ camp }: Donation) =>
    isCurrent && (camp === null || campChoices.some(({ id }) => id === camp));
  const add = may(donations.create.requirement) && isCurrent && (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiWaterPlusOutline} />}
      onClick={() => setOpen({ kind: 'edit', row: null })}
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
            {query.data.map((row) => (
              <DonationLine
                key={row.id}
                donation={row}
                donor={donor}
                onEdit={
                  may(donations.update.requirement) && isOpen(row)
                    ? () => setOpen({ kind: 'edit', row })
                    : undefined
                }
                onRemove={
                  may(donations.remove.requirement) && isOpen(row)
                    ? () => setOpen({ kind: 'remove', row })
                    : undefined
                }
              />
            ))}
          </Stack>
        </>
      )}
      {open?.kind === 'edit' && <DonationDialog donor={donor} row={open.row} onClose={close} />}
      {open?.kind === 'remove' && (
        <RemoveDialog
          endpoint={donations.remove}
          id={open.row.id}
          name={t('record.donationOf', { day: day(open.row.day) })}
          text={removal}
          onClose={close}
          onGone={close}
          refresh={refreshBlood}
        />
      )}
    </Stack>
  );
}
