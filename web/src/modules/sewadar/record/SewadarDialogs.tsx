import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { ChangePhoto } from '../../../ui/photo/ChangePhoto.tsx';
import { refreshSewadars } from '../sewadar.queries.ts';
import { AreaDialog } from '../transfers/AreaDialog.tsx';
import { CentreDialog } from '../transfers/CentreDialog.tsx';
import { EraseSewadar } from './EraseSewadar.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import type { SewadarDialog } from './use-sewadar-actions.ts';

interface SewadarDialogProps {
  sewadar: Sewadar;
  onClose: () => void;
}

export function SewadarDialogs({ dialog, ...props }: SewadarDialogProps & { dialog: SewadarDialog }) {
  switch (dialog) {
    case 'photo':
      return (
        <ChangePhoto
          owner="sewadar"
          ownerId={props.sewadar.id}
          name={props.sewadar.name}
          onChanged={() => void refreshSewadars()}
          onClose={props.onClose}
        />
      );
    case 'transferCentre':
      return <CentreDialog {...props} />;
    case 'transferArea':
      return <AreaDialog {...props} />;
    case 'delete':
      return <RemoveDialog {...props} />;
    case 'erase':
      return <EraseSewadar {...props} />;
  }
}
