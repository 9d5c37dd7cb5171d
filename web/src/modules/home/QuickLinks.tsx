import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../../app/menu.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Tile } from './Tile.ts';

/** What the user may open, as in the sidebar but large enough for a thumb. */
export function QuickLinks() {
  const { t } = useTranslation(['home', 'app']);
  const entries = useMenu().filter((entry) => entry.path !== '/');
  return (
    <Box component="section" aria-labelledby="quick-links">
      <Typography variant="h2" id="quick-links" sx={{ mb: 1.5 }}>
        {t('links.title')}
      </Typography>
      {entries.length === 0 && <Typography color="textSecondary">{t('links.none')}</Typography>}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(auto-fill, minmax(176px, 1fr))',
          },
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {entries.map((entry) => (
          <li key={entry.path}>
            <Tile to={entry.children[0]?.path ?? entry.path}>
              <Icon path={entry.icon} color="primary" fontSize="large" />
              {t(`menu.${entry.label}`, { ns: 'app' })}
            </Tile>
          </li>
        ))}
      </Box>
    </Box>
  );
}
