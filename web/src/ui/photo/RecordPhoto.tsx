import useMediaQuery from '@mui/material/useMediaQuery';
import { photoUrl } from './PhotoAvatar.tsx';
import { PhotoCard } from './PhotoCard.tsx';

/** The photo at the head of a record. */
export function RecordPhoto({ photo, name }: { photo: string | null; name: string }) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return <PhotoCard src={photo && photoUrl(photo, 'card')} name={name} width={isPhone ? 56 : 84} />;
}
