import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { Comparison, type MergeKind } from './Comparison.tsx';
import type { MergeablePerson } from './merge-endpoints.ts';

interface MergeStepsProps<P extends MergeablePerson> {
  kind: MergeKind<P>;
  trail: readonly { label: string; to: string }[];
  /** A record by its id; nothing is asked for an empty one. */
  useRecord: (id: string) => UseQueryResult<P>;
  /** How the other record is found. */
  choose: (person: P, onChoose: (id: string) => void) => ReactNode;
}

/** First the other record, then field by field which entry should stand. Both are in the address, so Back leads back. */
export function MergeSteps<P extends MergeablePerson>({
  kind,
  trail,
  useRecord,
  choose,
}: MergeStepsProps<P>) {
  const { id = '' } = useParams();
  const { t } = useTranslation('merge');
  const { may } = useSession();
  const [params, setParams] = useSearchParams();
  const otherId = params.get('with') ?? '';
  const query = useRecord(id);
  const other = useRecord(otherId);
  const { requirement } = kind.endpoints.create;
  if (!may(requirement)) return <NoPermission requirement={requirement} title={t('title')} />;
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const person = query.data;
  if (!person) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        trail={[...trail, { label: person.name, to: `${kind.path}/${person.id}` }]}
        title={t('title')}
        subtitle={t('text')}
      />
      {otherId === '' && choose(person, (next) => setParams({ with: next }))}
      {otherId !== '' && other.error && !other.data && (
        <ErrorState error={other.error} onRetry={() => void other.refetch()} />
      )}
      {otherId !== '' && other.data && (
        <Comparison kind={kind} person={person} other={other.data} onBack={() => setParams({})} />
      )}
      {otherId !== '' && other.isPending && <PageSkeleton />}
    </>
  );
}
