import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Camp, type CampFields, campFields, camps } from '@sewa/contract/blood-donation/camps';
import { bagsLeft } from '@sewa/contract/blood-donation/floor/floor-rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';

interface BagStockProps {
  camp: Camp;
  bagsUsed: number;
}

/** Says in time that somebody has to fetch more. */
export function FewBagsAlert({ camp: { bagsBrought }, bagsUsed }: BagStockProps) {
  const { t } = useTranslation('floor');
  const { number } = useFormat();
  const left = bagsLeft({ bagsBrought, bagsUsed });
  if (left === null || !left.areFew) return null;
  const counts = { left: number(left.count), brought: number(left.brought) };
  return (
    <Alert severity={left.count === 0 ? 'error' : 'warning'}>
      {t(left.count === 0 ? 'controls.noBags' : 'controls.fewBags', counts)}
    </Alert>
  );
}

/** How many bags are used and left; who may change the camp enters what was brought. */
export function BagStock({ camp, bagsUsed }: BagStockProps) {
  const { t } = useTranslation('floor');
  const { number } = useFormat();
  const { may } = useSession();
  const [isEdited, setIsEdited] = useState(false);
  const left = bagsLeft({ bagsBrought: camp.bagsBrought, bagsUsed });
  return (
    <Box>
      <Typography>
        {left === null
          ? t('controls.bags', { count: bagsUsed })
          : t('controls.bagsLeft', {
              used: number(bagsUsed),
              brought: number(left.brought),
              left: number(left.count),
            })}
      </Typography>
      {may(camps.update.requirement) && (
        <Button onClick={() => setIsEdited(true)} sx={{ minHeight: 44 }}>
          {t(left === null ? 'controls.countBags' : 'controls.editBags')}
        </Button>
      )}
      {isEdited && (
        <ResourceDialog resource={camps} row={camp} without={allButBags} onClose={() => setIsEdited(false)} />
      )}
    </Box>
  );
}

const allButBags = (Object.keys(campFields.shape) as (keyof CampFields)[]).filter(
  (name) => name !== 'bagsBrought',
);
