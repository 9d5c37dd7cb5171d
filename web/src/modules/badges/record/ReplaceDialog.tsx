import Typography from '@mui/material/Typography';
import { mayRevokeBadgeType } from '@sewa/contract/badges/badge-rights';
import { type BadgeRow, badges } from '@sewa/contract/badges/badges';
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useSession } from '../../../platform/session.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { badgePath, replaceBadge } from '../registry/badge.queries.ts';

const { LOST, REVOKED } = badgeStatuses;
const schema = z.object({
  to: z.enum([String(LOST), String(REVOKED)]),
  reason: badges.replace.body.shape.reason,
});

/** A new number in place of the old one, which is refused at every gate from then on. */
export function ReplaceDialog({ badge, onClose }: { badge: BadgeRow; onClose: () => void }) {
  const { t } = useTranslation('badges');
  const { acl } = useSession().user;
  const navigate = useNavigate();
  const mayRevoke = mayRevokeBadgeType(acl, badge.type) && badge.status !== LOST;
  const form = useRecordForm({
    schema,
    values: { to: String(LOST), reason: badge.status === LOST ? badge.reason : '' },
    hints: { reason: t('move.reasonMissing') },
    save: ({ to, reason }, { idempotencyKey }) =>
      replaceBadge(
        badge.id,
        { to: to === String(REVOKED) ? REVOKED : LOST, reason, version: badge.version },
        { idempotencyKey, changedText: t('move.changed') },
      ),
    saved: (made) => t('replace.done', { number: made.number, old: badge.number }),
    failed: t('replace.failed'),
    onSaved: (made) => {
      onClose();
      void navigate(`${badgePath}/${made.id}`);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('replace.title', { number: badge.number })}
      submitLabel={t('replace.action')}
      onClose={onClose}
    >
      <Typography>{t('replace.text')}</Typography>
      {mayRevoke && (
        <SelectInput
          {...form.field('to')}
          label={t('replace.why')}
          choices={[
            { value: String(LOST), label: t('replace.lost') },
            { value: String(REVOKED), label: t('replace.revoked') },
          ]}
        />
      )}
      <TextInput {...form.field('reason')} label={t('move.reason')} isLong isRequired />
    </FormDialog>
  );
}
