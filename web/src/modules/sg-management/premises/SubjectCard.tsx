import { mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PremisesSubject } from '@sewa/contract/sg-management/enums';
import { premisesPapers } from '@sewa/contract/sg-management/papers';
import {
  type Premises,
  type PremisesField,
  premises,
  subjectFields,
} from '@sewa/contract/sg-management/premises';
import { subjectLabels } from '@sewa/contract/sg-management/premises-labels';
import { causesOf, conditionsOf, type LightCause } from '@sewa/contract/sg-management/premises-lights';
import { partWords } from '@sewa/contract/sg-management/premises-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useAttachments } from '../../../ui/attachments/attachments.queries.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { photoUrl } from '../../../ui/photo/PhotoAvatar.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { EquipmentList } from './EquipmentList.tsx';
import { HallList } from './HallList.tsx';
import { useLight } from './light.ts';
import { formOf } from './premises-form.ts';

const parts = ['Condition', 'Notes'] as const;

interface SubjectCardProps {
  row: Premises;
  subject: PremisesSubject;
}

/** What there is, in which condition, and why its light is not green. */
export function SubjectCard({ row, subject }: SubjectCardProps) {
  const { t } = useTranslation(['sg-management', 'ui']);
  const { may } = useSession();
  const language = useStore(languageStore);
  const words = useResourceWords(premises);
  const shownValue = useFieldValues(premises);
  const lightOf = useLight();
  const [isEditing, setIsEditing] = useState(false);
  // The subject is the title of the card: its condition and notes need not say it again.
  const labelOf = (field: PremisesField) => {
    const part = parts.find((name) => field === `${subject}${name}`);
    return part === undefined ? words.label(field) : partWords[part][language];
  };
  const facts = subjectFields[subject]
    .filter((field) => row[field] !== false)
    .map((field) => ({ label: labelOf(field), value: shownValue(row, field) }))
    .filter(({ value }) => value !== nothing);
  const title = subjectLabels[subject][language];
  // Halls and equipment are lists, which say by themselves that they are empty.
  const hasList = subject === 'halls' || subject === 'equipment';
  return (
    <Card component="section" id={subject} aria-label={title} sx={{ p: 2, scrollMarginTop: 96 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {row.status !== 'closed' && <StatusChip {...lightOf(row.lights[subject])} />}
        {may(premises.update.requirement) && (
          <Button
            size="small"
            startIcon={<Icon path={mdiPencilOutline} />}
            onClick={() => setIsEditing(true)}
            aria-label={t('premises.editSubject', { subject: title })}
            sx={{ ml: 'auto' }}
          >
            {t('ui:resource.edit')}
          </Button>
        )}
      </Stack>
      <Causes row={row} subject={subject} />
      {facts.length > 0 && <FactList facts={facts} />}
      {facts.length === 0 && !hasList && (
        <Typography color="textSecondary">{t('premises.nothing')}</Typography>
      )}
      <Photos premises={row.id} subject={subject} />
      {subject === 'halls' && <HallList premises={row.id} />}
      {subject === 'equipment' && <EquipmentList premises={row.id} />}
      {isEditing && (
        <ResourceDialog
          {...formOf(subjectFields[subject])}
          resource={premises}
          row={row}
          onClose={() => setIsEditing(false)}
        />
      )}
    </Card>
  );
}

/** What is not in order, each with its day. */
function Causes({ row, subject }: SubjectCardProps) {
  const say = useCauseText();
  const { status, paperDays, serviceDays } = row;
  const judged = { status, conditions: conditionsOf(row), paperDays, serviceDays };
  const causes = causesOf(subject, judged, today()).filter(
    ({ light, what }) => light !== 'green' && what !== 'condition',
  );
  if (causes.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
      {causes.map((cause) => (
        <Typography component="li" key={say(cause)} color={cause.light === 'red' ? 'error' : 'textPrimary'}>
          {say(cause)}
        </Typography>
      ))}
    </Box>
  );
}

function useCauseText(): (cause: LightCause) => string {
  const { t } = useTranslation('sg-management');
  const { day } = useFormat();
  const language = useStore(languageStore);
  return (cause) => {
    switch (cause.what) {
      case 'paper':
        return t(cause.light === 'red' ? 'cause.paperLapsed' : 'cause.paperDue', {
          paper: premisesPapers.paperKinds[cause.kind].words[language],
          day: day(cause.day),
        });
      case 'missingPaper':
        return t('cause.paperMissing', { paper: premisesPapers.paperKinds[cause.kind].words[language] });
      case 'service':
        return t(cause.light === 'red' ? 'cause.serviceLate' : 'cause.serviceDue', { day: day(cause.day) });
      case 'condition':
        return '';
    }
  };
}

function Photos({ premises: ownerId, subject }: { premises: string; subject: PremisesSubject }) {
  const { data = [] } = useAttachments({ owner: 'premises', ownerId });
  const pictures = data.filter(({ purpose, hasThumbnail }) => purpose === subject && hasThumbnail);
  if (pictures.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
      {pictures.map(({ id, name }) => (
        <Box
          key={id}
          component="img"
          src={photoUrl(id, 'thumbnail')}
          alt={name}
          loading="lazy"
          sx={{ width: 96, height: 72, objectFit: 'cover', borderRadius: 1 }}
        />
      ))}
    </Stack>
  );
}
