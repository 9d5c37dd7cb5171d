import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useModules } from '../../app/modules-context.ts';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CountTile, StartTile, tileGrid } from './Tile.ts';
import { useTiles } from './use-tiles.ts';

/** The work of the day: what takes place, and what is begun most often. */
export function TodayTiles() {
  const { t } = useTranslation(['home', 'app']);
  const { number } = useFormat();
  const { may } = useSession();
  const modules = useModules();
  const starts = modules.flatMap((module) =>
    (module.starts ?? []).filter(({ requirement }) => may(requirement)),
  );
  const tiles = useTiles().tiles?.filter(({ isToday }) => isToday) ?? [];
  if (starts.length === 0 && tiles.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="today">
      <Typography variant="h2" id="today" sx={{ mb: 1.5 }}>
        {t('today.title')}
      </Typography>
      <Box sx={tileGrid}>
        {tiles.map(({ kind, count, to, icon }) => (
          <CountTile key={kind} to={to}>
            <Icon path={icon} color="primary" fontSize="large" />
            <strong>{number(count)}</strong>
            <span>{t(`waiting.${kind}`, { ns: 'app', count })}</span>
          </CountTile>
        ))}
        {starts.map(({ label, path, icon }) => (
          <StartTile key={path} to={path}>
            <Icon path={icon} fontSize="large" />
            {t(`menu.${label}`, { ns: 'app' })}
          </StartTile>
        ))}
      </Box>
    </Box>
  );
}
