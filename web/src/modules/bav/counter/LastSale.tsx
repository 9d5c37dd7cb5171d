import {
  mdiCheckCircleOutline,
  mdiClose,
  mdiCloseCircleOutline,
  mdiCloudUploadOutline,
  mdiPrinterOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { receiptWords } from '@sewa/contract/bav/shop-words';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { MadeSale } from './use-counter.ts';

const looks = {
  sending: { icon: mdiCheckCircleOutline, colour: 'text.secondary' },
  posted: { icon: mdiCheckCircleOutline, colour: 'success.main' },
  waiting: { icon: mdiCloudUploadOutline, colour: 'warning.main' },
  refused: { icon: mdiCloseCircleOutline, colour: 'error.main' },
} as const;

/** The change to hand out, as large as it must be read; until the next item is scanned. */
export function LastSale(props: { sale: MadeSale; onPrint: () => void; onClose: () => void }) {
  const { sale } = props;
  const { t } = useTranslation('counter');
  const language = useStore(languageStore);
  const { money } = useFormat();
  const { icon, colour } = looks[sale.state];
  const isRefused = sale.state === 'refused';
  return (
    <Box
      role={isRefused ? 'alert' : 'status'}
      data-last={sale.state}
      sx={{
        mx: 1,
        mb: 1,
        p: 2,
        border: 2,
        borderColor: colour,
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon path={icon} sx={{ color: colour }} />
        <Typography sx={{ flex: 1, fontWeight: 600 }}>
          {sale.reference} · {money(sale.totals.total)} · {t(`state.${sale.state}`)}
        </Typography>
        {!isRefused && (
          <Button startIcon={<Icon path={mdiPrinterOutline} />} onClick={props.onPrint}>
            {t('print')}
          </Button>
        )}
        <IconButton aria-label={t('closeLast')} onClick={props.onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      {isRefused ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {sale.message} {t('heldInstead')}
        </Typography>
      ) : (
        <Typography component="p" data-change sx={{ fontSize: '2.5rem', fontWeight: 700, lineHeight: 1.2 }}>
          {receiptWords.change[language]} {money(sale.change)}
        </Typography>
      )}
    </Box>
  );
}
