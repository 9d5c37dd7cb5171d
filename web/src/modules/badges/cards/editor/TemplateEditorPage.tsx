import { badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { type BadgeTypeValue, badgeTypeValues } from '@sewa/contract/badges/badge-rights';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { languageStore } from '../../../../platform/language.ts';
import { useStore } from '../../../../platform/store.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { PageSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { templatesPath } from '../card-paths.ts';
import { useTemplate } from '../cards.queries.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

/** The card of one badge type. */
export function TemplateEditorPage() {
  const { type: given } = useParams();
  const type = badgeTypeValues.find((one) => String(one) === given);
  if (type === undefined) return <Navigate to={templatesPath} replace />;
  return <EditorOf key={type} type={type} />;
}

function EditorOf({ type }: { type: BadgeTypeValue }) {
  const { t } = useTranslation('cards');
  const language = useStore(languageStore);
  const [search] = useSearchParams();
  const revision = search.get('revision');
  const { data, error, refetch } = useTemplate(type, revision === null ? undefined : Number(revision));
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const title = t('template.of', { type: badgeTypeLabels[type][language] });
  return <TemplateEditor key={data.revision} template={data} title={title} onNewer={() => void refetch()} />;
}
