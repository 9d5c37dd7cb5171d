import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { sections } from './sections.ts';

export function LandingPage() {
  const { t } = useTranslation('settings');
  const { may } = useSession();
  return (
    <>
      <PageHeader trail={[]} title={t('settings')} />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        }}
      >
        {sections
          .filter((section) => may(section.requirement))
          .map((section) => (
            <Card key={section.key} component="li" variant="outlined">
              <CardActionArea
                component={Link}
                to={section.key}
                sx={{ p: 2.5, height: '100%', display: 'flex', gap: 2, alignItems: 'flex-start' }}
              >
                <Icon path={section.icon} color="primary" sx={{ fontSize: 32 }} />
                <Box sx={{ flexGrow: 1 }}>
                  <Typography variant="h3" component="h2">
                    {t(`section.${section.key}.title`)}
                  </Typography>
                  <Typography color="textSecondary" variant="body2" sx={{ mt: 0.5 }}>
                    {t(`section.${section.key}.text`)}
                  </Typography>
                </Box>
              </CardActionArea>
            </Card>
          ))}
      </Box>
    </>
  );
}
