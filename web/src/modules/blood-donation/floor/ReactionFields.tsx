import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { donations } from '@sewa/contract/blood-donation/donations';
import { donationReactions } from '@sewa/contract/blood-donation/enums';
import { useTranslation } from 'react-i18next';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';

export interface ReactionGiven {
  reaction: (typeof donationReactions)[number];
  care: string;
}
export const noReaction: ReactionGiven = { reaction: 'none', care: '' };

/** How the donor felt, and what was done about it. */
export function ReactionFields({
  given,
  onChange,
}: {
  given: ReactionGiven;
  onChange: (given: ReactionGiven) => void;
}) {
  const { t } = useTranslation('floor');
  const { choice } = useResourceWords(donations);
  return (
    <>
      <TextField
        select
        fullWidth
        margin="dense"
        label={t('bed.reaction')}
        value={given.reaction}
        onChange={(event) =>
          onChange({ ...given, reaction: event.target.value as ReactionGiven['reaction'] })
        }
      >
        {donationReactions.map((one) => (
          <MenuItem key={one} value={one}>
            {choice('reaction', one) ?? one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        fullWidth
        margin="dense"
        label={t('bed.care')}
        value={given.care}
        onChange={(event) => onChange({ ...given, care: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </>
  );
}
