import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';

/** What is on hand against the reorder level: the level stands at half of the bar. */
export function LevelBar({ onHand, level }: { onHand: number; level: number | null }) {
  const { t } = useTranslation('bav');
  const { number } = useFormat();
  const isLow = level !== null && onHand < level;
  const full = Math.max(1, level === null || level === 0 ? onHand : 2 * level);
  const text =
    level === null
      ? number(onHand)
      : t('inventory.ofLevel', { onHand: number(onHand), level: number(level) });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 150 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          position: 'relative',
          width: 84,
          height: 10,
          borderRadius: 1,
          bgcolor: 'action.hover',
          overflow: 'hidden',
          flexShrink: 0,
        }}
      >
        <Box
          component="span"
          sx={{
            position: 'absolute',
            inset: 0,
            width: `${Math.min(100, (100 * onHand) / full)}%`,
            bgcolor: isLow ? 'warning.main' : 'primary.main',
          }}
        />
        {level !== null && level > 0 && (
          <Box
            component="span"
            sx={{ position: 'absolute', top: 0, bottom: 0, left: '50%', width: 2, bgcolor: 'text.primary' }}
          />
        )}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Box>
    </Box>
  );
}
