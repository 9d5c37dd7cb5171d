import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMenu } from '../../app/menu.ts';
import { Icon } from '../../ui/Icon.tsx';

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
          <Card component="li" key={entry.path}>
            <CardActionArea
              component={Link}
              to={entry.children[0]?.path ?? entry.path}
              sx={{
                height: '100%',
                p: 2,
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'flex-start',
                justifyContent: 'flex-start',
                gap: 1,
              }}
            >
              <Icon path={entry.icon} color="primary" fontSize="large" />
              <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {t(`menu.${entry.label}`, { ns: 'app' })}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
