import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Compared } from './merge.rules.ts';

interface ContradictionsProps {
  /** What contradicts, as both records say it. */
  fields: readonly Compared<string>[];
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A father and a son may share name and phone: before they become one record, the user looks once more. */
export function Contradictions({ fields, isBusy, onConfirm, onCancel }: ContradictionsProps) {
  const { t } = useTranslation('merge');
  return (
    <ConfirmDialog
      title={t('contradictTitle')}
      text={
        <>
          {t('contradictText')}
          <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
            {fields.map(({ name, label, mine, theirs }) => (
              <li key={name}>
                <strong>{label}</strong>
                {': '}
                {t('contradictLine', { mine: mine || '–', theirs: theirs || '–' })}
              </li>
            ))}
          </Box>
        </>
      }
      confirmLabel={t('anyway')}
      isDanger
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
