import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { letterAttachments } from '@sewa/contract/sg-management/attachments';
import { type Letter, letters } from '@sewa/contract/sg-management/letters';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { OwnedAttachments } from '../../../ui/attachments/OwnedAttachments.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage, type RecordTab } from '../../../ui/record/RecordPage.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { InstructDialog } from './InstructDialog.tsx';
import { LetterBanner } from './LetterBanner.tsx';
import { LetterSteps } from './LetterSteps.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { useAnswersTo, useLetter } from './letter.queries.ts';
import { dakPath, numberOf, useLetterForm } from './letter-screen.tsx';
import { useLetterStatus } from './letter-status.ts';
import { RecallDialog } from './RecallDialog.tsx';
import { ReceiverDialog } from './ReceiverDialog.tsx';
import { useLetterActions } from './use-letter-actions.ts';

export function LetterPage() {
  const { id = '' } = useParams();
  const words = useResourceWords(letters);
  const statusOf = useLetterStatus();
  const query = useLetter(id);
  const letter = query.data;
  const { actions, dialog, closeDialog } = useLetterActions(letter);
  const edit = useLetterForm();
  const answer = useLetterForm(letter);
  const navigate = useNavigate();
  return (
    <>
      <HearChanges event={letters.event} path={letters.list.path} />
      <RecordPage
        trail={[{ label: words.many, to: dakPath }]}
        title={letter && [numberOf(letter), letter.subject].filter(Boolean).join(' · ')}
        status={letter && statusOf(letter.status)}
        subtitle={letter && `${words.choice('type', letter.type)} · ${letter.party} · ${letter.centreName}`}
        actions={actions}
        banner={letter && <LetterBanner letter={letter} />}
        tabs={useTabs(letter)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {letter && dialog === 'edit' && (
        <ResourceDialog
          {...edit}
          without={['type', 'centre']}
          resource={letters}
          row={letter}
          onClose={closeDialog}
        />
      )}
      {letter && dialog === 'answer' && (
        <ResourceDialog
          {...answer}
          resource={letters}
          row={null}
          onClose={closeDialog}
          onCreated={(made) => void navigate(`${dakPath}/${made}`)}
        />
      )}
      {letter && dialog === 'receive' && <ReceiverDialog letter={letter} onClose={closeDialog} />}
      {letter && dialog === 'recall' && <RecallDialog letter={letter} onClose={closeDialog} />}
      {letter && dialog === 'link' && <LinkDialog letter={letter} onClose={closeDialog} />}
      {letter && dialog === 'instruct' && <InstructDialog letter={letter} onClose={closeDialog} />}
    </>
  );
}

function useTabs(letter: Letter | undefined): RecordTab[] {
  const { t } = useTranslation(['sg-management', 'ui']);
  if (letter === undefined) return [];
  return [
    { key: 'letter', label: t('tab.letter'), content: <LetterDetails letter={letter} /> },
    {
      key: 'scans',
      label: t('tab.scans'),
      content: <OwnedAttachments owner={letterAttachments} ownerId={letter.id} name={numberOf(letter)} />,
    },
    {
      key: 'history',
      label: t('ui:resource.history'),
      content: <HistoryTab endpoint={letters.history} id={letter.id} />,
    },
  ];
}

const shown = [
  'party',
  'theirNumber',
  'kind',
  'mode',
  'courierNumber',
  'enclosures',
  'replyBy',
  'instruction',
  'instructedByName',
  'remarks',
  'code',
] as const;

/** What is filled in, what it answers and what answers it, and how far it has come. */
function LetterDetails({ letter }: { letter: Letter }) {
  const words = useResourceWords(letters);
  const shownValue = useFieldValues(letters);
  const { t } = useTranslation('sg-management');
  const { data: answers = [] } = useAnswersTo(letter.id);
  const facts = shown
    .map((field) => ({ label: words.label(field), value: shownValue(letter, field) }))
    .filter(({ value }) => value !== nothing);
  const links = [
    ...(letter.answers === null
      ? []
      : [{ label: words.label('answers'), id: letter.answers, name: letter.answersName ?? nothing }]),
    ...answers.map((one) => ({
      label: t('answeredBy'),
      id: one.id,
      name: [numberOf(one), one.subject].filter(Boolean).join(' · '),
    })),
  ];
  return (
    <Stack spacing={3}>
      <LetterSteps letter={letter} />
      <FactList facts={facts} />
      {links.map(({ label, id, name }) => (
        <Typography key={id}>
          {`${label}: `}
          <Link component={RouterLink} to={`${dakPath}/${id}`}>
            {name}
          </Link>
        </Typography>
      ))}
    </Stack>
  );
}
