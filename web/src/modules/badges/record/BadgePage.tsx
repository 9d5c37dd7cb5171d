import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { badgeTypeLabels, ownReasonLabels } from '@sewa/contract/badges/badge-labels';
import { type BadgeRow, badges } from '@sewa/contract/badges/badges';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { PhotoCard } from '../../../ui/photo/PhotoCard.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { PrintsOfBadge } from '../cards/PrintsOfBadge.tsx';
import { badgePath, badgePhotoUrl, useBadge } from '../registry/badge.queries.ts';
import { useBadgeStatus } from '../registry/badge-status.ts';
import { BadgeDialogs } from './BadgeDialogs.tsx';
import { useBadgeActions } from './use-badge-actions.ts';

export function BadgePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['badges', 'cards', 'ui']);
  const words = useResourceWords(badges);
  const statusOf = useBadgeStatus();
  const subtitleOf = useSubtitle();
  const query = useBadge(id);
  const badge = query.data;
  const { actions, dialog, closeDialog } = useBadgeActions(badge);
  return (
    <>
      <HearChanges event={badges.event} path={badges.list.path} />
      <RecordPage
        trail={[{ label: words.many, to: badgePath }]}
        title={badge && (badge.name || t('nobody'))}
        picture={
          badge && <PhotoCard src={badgePhotoUrl(badge, 'card') ?? null} name={badge.name} width={84} />
        }
        status={badge && statusOf(badge.status)}
        subtitle={badge && subtitleOf(badge)}
        phone={badge?.phone}
        actions={actions}
        banner={badge && <Banner badge={badge} />}
        tabs={
          badge
            ? [
                { key: 'details', label: t('ui:resource.details'), content: <BadgeFacts badge={badge} /> },
                { key: 'prints', label: t('cards:prints.ofBadge'), content: <PrintsOfBadge id={id} /> },
                {
                  key: 'history',
                  label: t('ui:resource.history'),
                  content: <HistoryTab endpoint={badges.history} id={id} />,
                },
              ]
            : []
        }
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {badge && dialog && <BadgeDialogs badge={badge} dialog={dialog} onClose={closeDialog} />}
    </>
  );
}

/** Whose badge it is, and which. */
function useSubtitle(): (badge: BadgeRow) => string {
  const { t } = useTranslation('badges');
  const language = useStore(languageStore);
  const words = usePersonWords();
  return (badge) =>
    [
      t('nameOf', { type: badgeTypeLabels[badge.type][language], number: badge.number }),
      badge.nameLatin === badge.name ? '' : badge.nameLatin,
      badge.attends === '' ? words.relative(badge) : t('attends', { name: badge.attends }),
      words.age(badge),
      badge.centreName,
    ]
      .filter(Boolean)
      .join(' · ');
}

/** What is not as it should be, said above everything else. */
function Banner({ badge }: { badge: BadgeRow }) {
  const { t } = useTranslation('badges');
  const reason = useReason();
  const { status, replacedBy, replacedByNumber } = badge;
  if (replacedBy !== null)
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('replaced.text')}{' '}
        <Link component={RouterLink} to={`${badgePath}/${replacedBy}`} underline="always" color="inherit">
          {t('replaced.by', { number: replacedByNumber })}
        </Link>
        {badge.reason !== '' && ` · ${reason(badge)}`}
      </Alert>
    );
  if (badge.reason !== '')
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t(`because.${status}`, { reason: reason(badge), defaultValue: reason(badge) })}
      </Alert>
    );
  if (!badge.isChanged) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('changed.text')}
    </Alert>
  );
}

/** The reason in the words of whoever gave it, or those of the portal. */
function useReason(): (badge: BadgeRow) => string {
  const language = useStore(languageStore);
  return ({ reason }) => ownReasonLabels[reason]?.[language] ?? reason;
}

const shown = [
  'type',
  'number',
  'category',
  'department',
  'validFrom',
  'validTo',
  'centreName',
  'printCount',
  'spoiledCount',
  'printedAt',
  'statusSince',
  'madeByName',
  'madeAt',
  'replacesNumber',
] as const;

const personPaths: Readonly<Record<string, (id: string) => string>> = {
  sewadar: (id) => `/sewadar/${id}?tab=badges`,
  member: (id) => `/oae/members/${id}?tab=badges`,
};

function BadgeFacts({ badge }: { badge: BadgeRow }) {
  const words = useResourceWords(badges);
  const shownValue = useFieldValues(badges);
  const person = badge.holderKind && badge.holder ? personPaths[badge.holderKind]?.(badge.holder) : undefined;
  const facts = shown
    .map((field) => ({ label: words.label(field), value: shownValue(badge, field) }))
    .filter(({ value }) => value !== nothing);
  const ofPerson = {
    label: words.label('holderKind'),
    value: person ? (
      <Link component={RouterLink} to={person}>
        {shownValue(badge, 'holderKind')}
      </Link>
    ) : (
      shownValue(badge, 'holderKind')
    ),
  };
  return <FactList facts={[ofPerson, ...facts]} />;
}
