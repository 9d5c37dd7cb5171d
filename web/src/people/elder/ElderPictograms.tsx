import {
  mdiBedOutline,
  mdiEarHearing,
  mdiEyeOutline,
  mdiFoodAppleOutline,
  mdiGasCylinder,
  mdiHumanCane,
  mdiWalk,
  mdiWheelchairAccessibility,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { mobilities, needs } from '@sewa/contract/oae/enclosure';
import { elderWords } from '@sewa/contract/oae/words';
import { Icon } from '../../ui/Icon.tsx';
import { useFieldWords } from '../../ui/resource/use-resource-words.ts';

export type Mobility = (typeof mobilities)[number];
export type Need = (typeof needs)[number];

const mobilityIcons: Readonly<Record<Mobility, string>> = {
  walks: mdiWalk,
  stick: mdiHumanCane,
  wheelchair: mdiWheelchairAccessibility,
  stretcher: mdiBedOutline,
};
const needIcons: Readonly<Record<Need, string>> = {
  hearing: mdiEarHearing,
  sight: mdiEyeOutline,
  oxygen: mdiGasCylinder,
  diet: mdiFoodAppleOutline,
};

/** How an elder moves and what an elder needs: a picture and its word each. */
export function ElderPictograms(props: {
  mobility?: Mobility;
  needs?: readonly Need[];
  size?: 'small' | 'large';
}) {
  const { choice } = useFieldWords(elderWords);
  const { mobility, needs = [], size = 'small' } = props;
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      {mobility && (
        <Pictogram
          icon={mobilityIcons[mobility]}
          label={choice('mobility', mobility) ?? mobility}
          size={size}
        />
      )}
      {needs.map((need) => (
        <Pictogram key={need} icon={needIcons[need]} label={choice('needs', need) ?? need} size={size} />
      ))}
    </Stack>
  );
}

/** Where people would rather look than read; the word stands beside it. */
function Pictogram({ icon, label, size }: { icon: string; label: string; size: 'small' | 'large' }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        ...(size === 'large' ? { fontSize: '1.125rem', fontWeight: 600 } : {}),
      }}
    >
      <Icon path={icon} fontSize={size} />
      {label}
    </Box>
  );
}
