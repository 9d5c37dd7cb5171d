import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { donorMerges } from '@sewa/contract/blood-donation/donors';
import { type BloodFinding, bloodFindingWords } from '@sewa/contract/blood-donation/sync-findings';
import type { Texts } from '@sewa/contract/kernel/values/languages';
import { conflictWords } from '@sewa/contract/sync/conflicts';
import type { SyncConflict } from '@sewa/contract/sync/sync';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { languageStore } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.ts';
import { useStore } from '../../../../platform/store.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import type { ChangeWords } from '../../../../ui/record/change-words.ts';
import { campPath } from '../../camps/camp-path.ts';
import { donorPath } from '../../donors/donor-path.ts';
import { ConflictFields } from './ConflictFields.tsx';

interface ConflictCardProps {
  conflict: SyncConflict;
  words: ChangeWords;
  onSettle: () => void;
}

/** One thing to look at: what it is about, both values of each field, and where to go on. */
export function ConflictCard({ conflict, words, onSettle }: ConflictCardProps) {
  const { t } = useTranslation('sync');
  const { dateTime } = useFormat();
  const language = useStore(languageStore);
  const { entity, row, title, other, deviceName, settledAt } = conflict;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <div>
          <Typography variant="h3" component="h2">
            {headingOf(conflict)[language]}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[deviceName, dateTime(conflict.at)].filter(Boolean).join(' · ')}
          </Typography>
        </div>
        <Typography>
          <RecordName entity={entity} row={row} title={title} words={words} />
          {other && (
            <>
              {' · '}
              <RecordName {...other} words={words} />
            </>
          )}
        </Typography>
        {conflict.fields.length > 0 && <ConflictFields conflict={conflict} words={words} />}
        {settledAt ? (
          <Typography color="textSecondary">
            {t('review.settledBy', { name: conflict.settledByName, moment: dateTime(settledAt) })}
            {conflict.note && `: ${conflict.note}`}
          </Typography>
        ) : (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={onSettle}>
              {t('review.settle')}
            </Button>
            <MergeButton conflict={conflict} />
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}

function headingOf({ kind, finding }: SyncConflict): Texts {
  return kind === 'finding' && isKnown(finding) ? bloodFindingWords[finding] : conflictWords[kind];
}

function isKnown(finding: string): finding is BloodFinding {
  return finding in bloodFindingWords;
}

/** Records with a page of their own. */
const pages: Readonly<Record<string, string>> = { blood_donor: donorPath, blood_camp: campPath };

function RecordName(props: { entity: string; row: string; title: string; words: ChangeWords }) {
  const { entity, row, title, words } = props;
  const page = pages[entity];
  const name = [words.entity(entity), title].filter(Boolean).join(': ');
  if (page === undefined) return name;
  return (
    <Link component={RouterLink} to={`${page}/${row}`}>
      {name}
    </Link>
  );
}

/** Two records of one person are merged on the page of donors. */
function MergeButton({ conflict: { entity, row, other } }: { conflict: SyncConflict }) {
  const { t } = useTranslation('sync');
  const { may } = useSession();
  const isPair = entity === 'blood_donor' && other?.entity === 'blood_donor';
  if (!isPair || !may(donorMerges.create.requirement)) return null;
  return (
    <Button component={RouterLink} to={`${donorPath}/${row}/merge?with=${other.row}`}>
      {t('review.merge')}
    </Button>
  );
}
