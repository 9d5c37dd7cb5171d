import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
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
  const { t } = useTranslation('sewadar');
  const likely = useDuplicates(sewadar, sewadar.id).data ?? [];
  const form = useRecordForm({
    schema,
    values: { other: null },
    save: async () => {},
    saved: null,
    failed: t('merge.failed'),
  });
  return (
    <Stack spacing={3} sx={{ maxWidth: 640 }}>
      <Box>
        <SewadarInput
          {...form.field('other')}
          label={t('merge.other')}
          except={[sewadar.id]}
          onChosen={(other) => other && onChoose(other.id)}
        />
      </Box>
      {likely.length > 0 && (
        <section>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('merge.likely')}
          </Typography>
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {likely.map((one) => (
              <Card key={one.id} component="li">
                <CardActionArea onClick={() => onChoose(one.id)} sx={{ p: 1.5 }}>
                  <PersonLine person={one} />
                </CardActionArea>
              </Card>
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
