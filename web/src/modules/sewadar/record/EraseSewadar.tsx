import { sewadarErasure } from '@sewa/contract/sewadar/erasure';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { useNavigate } from 'react-router';
import { EraseDialog } from '../../../people/erasure/EraseDialog.tsx';
import { refreshSewadars } from '../sewadar.queries.ts';

export function EraseSewadar({ sewadar, onClose }: { sewadar: Sewadar; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <EraseDialog
      endpoint={sewadarErasure.erase}
      id={sewadar.id}
      name={sewadar.name}
      // Left first: the record that is gone must not be fetched again.
      onErased={() => void Promise.resolve(navigate('/sewadar')).then(refreshSewadars)}
      onClose={onClose}
    />
  );
}
