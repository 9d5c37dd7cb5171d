import { mdiCalendarRemoveOutline, mdiLockOpenVariantOutline, mdiPrinterOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Deferral, deferrals } from '@sewa/contract/blood-donation/deferrals';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import { donorPrints } from '@sewa/contract/blood-donation/print';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, callUrl } from '../../../platform/call.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshBlood, useDeferralsOf } from '../blood.queries.ts';
import { ConfidentialNotes } from './ConfidentialNotes.tsx';
import { DeferralDialog } from './DeferralDialog.tsx';

/** Decisions about a donor, the latest first; what is confidential opens for the medical station alone. */
export function DeferralsTab({ donor }: { donor: Donor }) {
  const { t } = useTranslation('blood-donation');
  const { may } = useSession();
  const query = useDeferralsOf(donor.id);
  const [dialog, setDialog] = useState<'add' | Deferral | null>(null);
  const isMedical = may(deferrals.create.requirement);
  const add = isMedical && donor.mergedInto === null && (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiCalendarRemoveOutline} />}
      onClick={() => setDialog('add')}
      sx={{ alignSelf: 'flex-start', minHeight: 44 }}
    >
      {t('record.addDeferral')}
    </Button>
  );
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  return (
    <Stack spacing={2}>
      {query.data.length === 0 ? (
        <EmptyState icon={mdiCalendarRemoveOutline} title={t('record.noDeferrals')} action={add} />
      ) : (
        <>
          {add}
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {query.data.map((deferral) => (
              <DeferralLine
                key={deferral.id}
                deferral={deferral}
                donor={donor}
                onLift={isMedical && deferral.liftedOn === null ? () => setDialog(deferral) : undefined}
              />
            ))}
          </Stack>
        </>
      )}
      {isMedical && <ConfidentialNotes donor={donor} />}
      {dialog === 'add' && <DeferralDialog donor={donor} onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'add' && (
        <LiftDialog deferral={dialog} onClose={() => setDialog(null)} />
      )}
    </Stack>
  );
}

function DeferralLine({
  deferral,
  donor,
  onLift,
}: {
  deferral: Deferral;
  donor: Donor;
  onLift: (() => void) | undefined;
}) {
  const { t } = useTranslation('blood-donation');
  const { day } = useFormat();
  const { choice } = useResourceWords(deferrals);
  const end =
    deferral.kind === 'until' && deferral.welcomeFrom !== null
      ? t('defer.until', { day: day(deferral.welcomeFrom) })
      : t(`defer.${deferral.kind}`);
  const facts = [
    t('defer.decided', { day: day(deferral.day), name: deferral.decidedByName }),
    deferral.campName,
    deferral.notes,
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
            {choice('reason', deferral.reason)}
          </Typography>
          <Typography>
            {deferral.liftedOn === null
              ? end
              : t('defer.lifted', {
                  day: day(deferral.liftedOn),
                  name: deferral.liftedByName,
                  reason: deferral.liftReason,
                })}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {facts.join(' · ')}
          </Typography>
        </Box>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', flexShrink: 0 }}>
          <Button
            startIcon={<Icon path={mdiPrinterOutline} />}
            onClick={() =>
              void openFile(
                callUrl(donorPrints.deferralSlip, {
                  params: { id: deferral.id },
                  query: { language: donor.language },
                }),
              )
            }
            sx={{ minHeight: 44 }}
          >
            {t('record.slip')}
          </Button>
          {onLift && (
            <Button
              startIcon={<Icon path={mdiLockOpenVariantOutline} />}
              onClick={onLift}
              sx={{ minHeight: 44 }}
            >
              {t('defer.lift')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

function LiftDialog({ deferral, onClose }: { deferral: Deferral; onClose: () => void }) {
  const { t } = useTranslation('blood-donation');
  const form = useRecordForm({
    schema: deferrals.lift.body,
    values: { reason: '' },
    save: async (body) => {
      await call(deferrals.lift, { params: { id: deferral.id }, body });
      await refreshBlood();
    },
    saved: t('defer.liftDone'),
    failed: t('defer.liftFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('defer.liftTitle')} submitLabel={t('defer.lift')} onClose={onClose}>
      <TextInput {...form.field('reason')} label={t('defer.liftReason')} isRequired />
    </FormDialog>
  );
}
