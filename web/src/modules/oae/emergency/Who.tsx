import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PhotoCard } from '../../../ui/photo/PhotoCard.tsx';

interface WhoProps {
  name: string;
  nameLatin: string;
  photo: string | null;
  /** Lines below the name; empty pieces are left out. */
  lines: readonly (readonly (string | null)[])[];
}

/** Who it is, in large type. */
export function Who({ name, nameLatin, photo, lines }: WhoProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, mb: 2, alignItems: 'flex-start' }}>
      <PhotoCard src={photo} name={name} width={104} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25 }}>
          {name}
        </Typography>
        {nameLatin !== name && <Typography sx={{ fontSize: '1.25rem' }}>{nameLatin}</Typography>}
        {lines.map((line) => {
          const text = line.filter(Boolean).join(' · ');
          return (
            <Typography key={text} sx={{ fontSize: '1.125rem' }}>
              {text}
            </Typography>
          );
        })}
      </Box>
    </Box>
  );
}
