import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { premisesSubjects } from '@sewa/contract/sg-management/enums';
import type { Premises } from '@sewa/contract/sg-management/premises';
import { subjectLabels } from '@sewa/contract/sg-management/premises-labels';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useLight } from './light.ts';

/** The light of each subject at a glance; a touch leads to its card. */
export function LightStrip({ row }: { row: Premises }) {
  const { t } = useTranslation('sg-management');
  const lightOf = useLight();
  const language = useStore(languageStore);
  return (
    <Box
      component="ul"
      aria-label={t('premises.lights')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      {premisesSubjects.map((subject) => {
        const { icon, tone, label } = lightOf(row.lights[subject]);
        return (
          <Box component="li" key={subject}>
            <ButtonBase
              component="a"
              href={`#${subject}`}
              sx={{
                width: '100%',
                height: '100%',
                minHeight: 44,
                p: 1,
                gap: 1,
                justifyContent: 'flex-start',
                textAlign: 'start',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            >
              <Icon path={icon} color={tone === 'default' ? 'disabled' : tone} />
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ lineHeight: 1.3 }}>{subjectLabels[subject][language]}</Typography>
                <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.3 }}>
                  {label}
                </Typography>
              </Box>
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
}
