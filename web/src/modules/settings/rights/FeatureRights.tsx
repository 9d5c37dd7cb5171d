import { mdiChevronDown } from '@mdi/js';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Feature } from '@sewa/contract/kernel/rights/acl';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useRightWords } from '../../../ui/right-words.ts';
import { type Bounds, countHeld, type Grants, keysOf } from './acl.rules.ts';
import { KeyRights } from './KeyRights.tsx';

interface FeatureRightsProps {
  feature: Feature;
  grants: Grants;
  bounds: Bounds;
  onChange: (grants: Grants) => void;
  isReadOnly: boolean;
}

export function FeatureRights(props: FeatureRightsProps) {
  const { feature, grants, bounds, onChange, isReadOnly } = props;
  const { t } = useTranslation('settings');
  const { number } = useFormat();
  const { featureWord } = useRightWords();
  const { held, all } = countHeld(grants, feature);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
      defaultExpanded
      sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        id={`rights-${feature}`}
        aria-controls={`rights-${feature}-boxes`}
        expandIcon={<Icon path={mdiChevronDown} />}
      >
        <Typography variant="h3" component="span" sx={{ flexGrow: 1 }}>
          {featureWord(feature)}
        </Typography>
        <Typography color="textSecondary" component="span" sx={{ mr: 1 }}>
          {t('rights.count', { held: number(held), all: number(all) })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={1} divider={<Divider />}>
          {keysOf(feature).map((key) => (
            <KeyRights
              key={key}
              aclKey={key}
              grants={grants}
              bounds={bounds}
              onChange={onChange}
              isReadOnly={isReadOnly}
            />
          ))}
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}
