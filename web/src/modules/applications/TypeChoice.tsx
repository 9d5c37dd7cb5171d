import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { applicationTypes } from '@sewa/contract/applications/enums';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { useApplicationLabels } from './use-application-labels.ts';

/** The five things that can be applied for. */
export function TypeChoice() {
  const { t } = useTranslation('applications');
  const labels = useApplicationLabels();
  return (
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
      {Object.values(applicationTypes).map((type) => (
        <Card key={type} component="li" variant="outlined">
          <CardActionArea
            component={Link}
            to={{ search: `?type=${type}` }}
            sx={{ p: 2.5, height: '100%', display: 'flex', gap: 2, alignItems: 'flex-start' }}
          >
            <Icon path={labels.typeIcon(type)} color="primary" sx={{ fontSize: 32 }} />
            <Box sx={{ flexGrow: 1 }}>
              <Typography variant="h3" component="h2">
                {labels.type(type)}
              </Typography>
              <Typography color="textSecondary" variant="body2" sx={{ mt: 0.5 }}>
                {t(`typeText.${type}`)}
              </Typography>
            </Box>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
