import { mdiCheckBold, mdiCloseThick, mdiMinus } from '@mdi/js';
import Box from '@mui/material/Box';
import type { Verified } from '@sewa/contract/badges/verify';
import { tickTone } from '@sewa/contract/badges/verify-answer';
import type { PaperTick } from '@sewa/contract/papers/paper-ticks';
import { paperLightWords } from '@sewa/contract/papers/words';
import { transportPaperKinds } from '@sewa/contract/transport/papers';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { Icon } from '../../../ui/Icon.tsx';

const looks = {
  green: { back: '#1c6b3a', front: '#ffffff', icon: mdiCheckBold },
  amber: { back: '#f5b342', front: '#2e1800', icon: mdiCheckBold },
  red: { back: '#b3261e', front: '#ffffff', icon: mdiCloseThick },
  plain: { back: '#6b7376', front: '#ffffff', icon: mdiMinus },
} as const;

/** The papers of a vehicle of the fleet: a tick for each kind, on white whatever the colour of the answer. */
export function PaperTicks({ papers }: Pick<Verified, 'papers'>) {
  const { t } = useTranslation('verify');
  const language = useStore(languageStore);
  if (papers.length === 0) return null;
  const wordOf = (tick: PaperTick) =>
    tick === 'none' ? t('fleet.none') : paperLightWords.choices[tick][language];
  return (
    <Box
      component="ul"
      aria-label={t('fleet.papers')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 1,
        borderRadius: 1,
        bgcolor: '#ffffff',
        color: '#1b2022',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 1,
      }}
    >
      {papers.map(({ kind, tick }) => {
        const { back, front, icon } = looks[tickTone(tick)];
        return (
          <Box key={kind} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Icon
              path={icon}
              sx={{ bgcolor: back, color: front, borderRadius: '50%', p: 0.5, fontSize: 28, flex: 'none' }}
            />
            <Box sx={{ lineHeight: 1.25, minWidth: 0 }}>
              <b>{transportPaperKinds[kind]?.words[language] ?? kind}</b>
              <br />
              {wordOf(tick)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
