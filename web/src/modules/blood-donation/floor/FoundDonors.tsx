import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import type { FoundDonor } from '@sewa/contract/blood-donation/floor/floor-visit';
import { ruleText } from '@sewa/contract/blood-donation/rules/rule-words';
import { ageOn } from '@sewa/contract/people/person';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../../platform/connection.ts';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { ChosenComer } from './chosen-comer.ts';
import { useComers } from './floor.queries.ts';

/** Each one a big button; who may not donate today is told why, and from when. */
export function FoundDonors({
  camp,
  typed,
  onChosen,
}: {
  camp: string;
  typed: string;
  onChosen: (comer: ChosenComer) => void;
}) {
  const { t } = useTranslation('floor');
  const { data = [], isError, isForText } = useComers(camp, typed);
  const isLost = useConnection() === 'lost';
  if (typed.trim().length < 3) return null;
  // Who is on the record must not be entered as new because nobody could be asked.
  if (isLost || isError) return <Alert severity="warning">{t('register.noSearch')}</Alert>;
  if (data.length === 0 && isForText)
    return <Typography color="textSecondary">{t('register.none')}</Typography>;
  return <FoundList donors={data} isOld={!isForText} onChosen={onChosen} />;
}

export function FoundList({
  donors,
  isOld = false,
  onChosen,
}: {
  donors: readonly FoundDonor[];
  /** Found for something else than what stands in the field: dimmed, and not to be chosen. */
  isOld?: boolean;
  onChosen: (comer: ChosenComer) => void;
}) {
  return (
    <Stack
      component="ul"
      spacing={1}
      aria-busy={isOld}
      sx={{ m: 0, p: 0, listStyle: 'none', opacity: isOld ? 0.5 : 1 }}
    >
      {donors.map((donor) => (
        <li key={donor.id}>
          <FoundLine donor={donor} isOld={isOld} onChosen={onChosen} />
        </li>
      ))}
    </Stack>
  );
}

function FoundLine({
  donor,
  isOld,
  onChosen,
}: {
  donor: FoundDonor;
  isOld: boolean;
  onChosen: (comer: ChosenComer) => void;
}) {
  const { t } = useTranslation('floor');
  const { day } = useFormat();
  const language = useStore(languageStore);
  const why = donor.against.map((finding) => ruleText(finding, language, day));
  const isStopped = why.length > 0 || donor.queueNumber !== null;
  const about = [
    `${t('register.number')} ${donor.number}`,
    t('years', { age: ageOn(donor.birthDate, today()) }),
    donor.bloodGroup,
    donor.centreName,
    // A word joiner: the digits stay on the line of the dots.
    donor.phoneEnd && `…\u2060${donor.phoneEnd}`,
  ].filter(Boolean);
  return (
    <Button
      variant="outlined"
      fullWidth
      disabled={isStopped || isOld}
      onClick={() => onChosen({ ...donor, who: { donor: donor.id } })}
      sx={{
        minHeight: 64,
        justifyContent: 'flex-start',
        textAlign: 'left',
        textTransform: 'none',
        // Whom it concerns must be readable, also where nothing can be pressed.
        '&.Mui-disabled': { color: 'text.secondary' },
      }}
    >
      <Box>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {[...new Set([donor.name, donor.nameLatin])].filter(Boolean).join(' · ')}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block' }}>
          {about.join(' · ')}
        </Typography>
        {why.length > 0 && (
          <Typography
            component="span"
            variant="body2"
            color="error"
            sx={{ display: 'block', fontWeight: 600 }}
          >
            {t('register.cannot', { why: why.join(', ') })}
          </Typography>
        )}
        {!isStopped && donor.isForDoctor && (
          <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
            {t('register.forDoctor')}
          </Typography>
        )}
        {donor.queueNumber !== null && (
          <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
            {t('register.inLine', { number: queueText(donor.queueNumber) })}
          </Typography>
        )}
      </Box>
    </Button>
  );
}
