import {
  mdiChevronDown,
  mdiEyeOutline,
  mdiLogin,
  mdiLogout,
  mdiPencilOutline,
  mdiPlus,
  mdiTrashCanOutline,
} from '@mdi/js';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { auditKinds } from '@sewa/contract/kernel/audit';
import { changeLogWords } from '@sewa/contract/kernel/resource/change-log-words';
import type { Change } from '@sewa/contract/kernel/resource/changes';
import { choiceWord } from '@sewa/contract/kernel/resource/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import { type Status, StatusChip } from '../StatusChip.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { type ChangeWords, toldFields } from './change-words.ts';

const looks: Readonly<Record<number, Pick<Status, 'icon' | 'tone'>>> = {
  [auditKinds.LOGIN]: { icon: mdiLogin, tone: 'info' },
  [auditKinds.LOGOUT]: { icon: mdiLogout, tone: 'info' },
  [auditKinds.UPDATE]: { icon: mdiPencilOutline, tone: 'default' },
  [auditKinds.CREATE]: { icon: mdiPlus, tone: 'success' },
  [auditKinds.DELETE]: { icon: mdiTrashCanOutline, tone: 'error' },
  [auditKinds.READ]: { icon: mdiEyeOutline, tone: 'warning' },
};

interface ChangeEntryProps {
  change: Change;
  words: ChangeWords;
  /** What was changed, where the list is not about one record. */
  subject?: ReactNode;
}

/** One row of the change log; opens to its fields before and after. */
export function ChangeEntry({ change, words, subject }: ChangeEntryProps) {
  const { t } = useTranslation(['record', 'ui']);
  const language = useStore(languageStore);
  const { dateTime } = useFormat();
  const look = looks[change.kind] ?? { icon: mdiPencilOutline, tone: 'default' };
  const hasFields = change.before !== null || change.after !== null;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'div' } }}
      sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
      {...(hasFields ? {} : { expanded: false })}
    >
      <AccordionSummary
        id={`change-${change.id}`}
        aria-controls={`change-${change.id}-fields`}
        expandIcon={hasFields ? <Icon path={mdiChevronDown} /> : <Box sx={{ width: 24 }} />}
        sx={{ '& .MuiAccordionSummary-content': { minWidth: 0 } }}
      >
        <Box
          sx={{
            display: 'grid',
            width: '100%',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 0.5,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr) auto',
              md: '130px minmax(0, 2fr) minmax(0, 1fr) auto',
            },
          }}
        >
          <Box>
            <StatusChip
              label={choiceWord(changeLogWords.kind, change.kind, language) ?? String(change.kind)}
              {...look}
            />
          </Box>
          <Box
            sx={{
              overflowWrap: 'anywhere',
              gridRow: { xs: 2, md: 'auto' },
              gridColumn: { xs: '1 / -1', md: 'auto' },
            }}
          >
            {subject ?? <FieldNames change={change} words={words} />}
          </Box>
          <Typography
            variant="body2"
            sx={{
              overflowWrap: 'anywhere',
              gridRow: { xs: 3, md: 'auto' },
              gridColumn: { xs: '1 / -1', md: 'auto' },
            }}
          >
            {change.userName || t('history.system')}
          </Typography>
          <Typography
            variant="body2"
            color="textSecondary"
            component="time"
            dateTime={change.at}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {dateTime(change.at)}
          </Typography>
        </Box>
      </AccordionSummary>
      {hasFields && (
        <AccordionDetails>
          <ChangedFields change={change} words={words} />
        </AccordionDetails>
      )}
    </Accordion>
  );
}

function FieldNames({ change, words }: { change: Change; words: ChangeWords }) {
  const names = toldFields(change.after ?? change.before ?? {});
  if (change.kind === auditKinds.UPDATE)
    return <>{names.map((name) => words.field(name, change.entity)).join(', ')}</>;
  // What belongs to a record stands in its history too: a document, a remark.
  return <>{[words.entity(change.entity), change.title].filter(Boolean).join(': ')}</>;
}
