import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { LikelyOthers } from '../../../people/merge/LikelyOthers.tsx';
import { useDuplicates } from '../../../people/sewadar/duplicates.query.ts';
import { SewadarInput } from '../../../people/sewadar/SewadarInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';

interface ChooseOtherProps {
  sewadar: Sewadar;
  onChoose: (id: string) => void;
}

const schema = z.object({ other: z.uuid().nullable() });

/** Who is likely the same person stands there at once; anybody else is found by name or number. */
export function ChooseOther({ sewadar, onChoose }: ChooseOtherProps) {
  const { t } = useTranslation('merge');
  const likely = useDuplicates(sewadar, sewadar.id).data ?? [];
  const form = useRecordForm({
    schema,
    values: { other: null },
    save: async () => {},
    saved: null,
    failed: t('failed'),
  });
  return (
    <Stack spacing={3} sx={{ maxWidth: 640 }}>
      <Box>
        <SewadarInput
          {...form.field('other')}
          label={t('other')}
          except={[sewadar.id]}
          onChosen={(other) => other && onChoose(other.id)}
        />
      </Box>
      <LikelyOthers likely={likely} onChoose={onChoose} />
    </Stack>
  );
}
