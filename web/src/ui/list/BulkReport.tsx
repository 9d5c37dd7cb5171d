import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { BulkResult } from '@sewa/contract/kernel/resource/selection';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';

/** Part of an act on many was refused: what is done, and for whom it is not, with the reason. */
export function BulkReport({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const heading = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {t('selection.refusedTitle', { count: result.refused.length, shown: number(result.refused.length) })}
      </DialogTitle>
      <DialogContent dividers>
        <Typography gutterBottom>
          {t('selection.refusedText', { count: result.done, shown: number(result.done) })}
        </Typography>
        <List dense disablePadding>
          {result.refused.map((one) => (
            <ListItem key={one.id} disableGutters divider>
              <ListItemText primary={one.name} secondary={one.message} sx={{ overflowWrap: 'anywhere' }} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
