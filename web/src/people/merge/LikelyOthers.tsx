import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PersonLineFields } from '@sewa/contract/people/person-line';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../person/PersonLine.tsx';

interface LikelyOthersProps {
  likely: readonly (PersonLineFields & { id: string })[];
  onChoose: (id: string) => void;
}

/** Who is likely the same person, to be chosen at once. */
export function LikelyOthers({ likely, onChoose }: LikelyOthersProps) {
  const { t } = useTranslation('merge');
  if (likely.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('likely')}
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
  );
}
