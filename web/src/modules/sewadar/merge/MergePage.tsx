import { merges, type Sewadar } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useSewadar } from '../sewadar.queries.ts';
import { useTrail } from '../use-trail.ts';
import { ChooseOther } from './ChooseOther.tsx';
import { Comparison } from './Comparison.tsx';

/** First the other record, then field by field which entry should stand. Both are in the address, so Back leads back. */
export function MergePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('sewadar');
  const { may } = useSession();
  const query = useSewadar(id);
  if (!may(merges.create.requirement))
    return <NoPermission requirement={merges.create.requirement} title={t('merge.title')} />;
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return query.data ? <MergeSteps sewadar={query.data} /> : <PageSkeleton />;
}

function MergeSteps({ sewadar }: { sewadar: Sewadar }) {
  const { t } = useTranslation('sewadar');
  const trail = [...useTrail(), { label: sewadar.name, to: `/sewadar/${sewadar.id}` }];
  const [params, setParams] = useSearchParams();
  const otherId = params.get('with') ?? '';
  const other = useSewadar(otherId);
  return (
    <>
      <PageHeader trail={trail} title={t('merge.title')} subtitle={t('merge.text')} />
      {otherId === '' && <ChooseOther sewadar={sewadar} onChoose={(next) => setParams({ with: next })} />}
      {otherId !== '' && other.error && !other.data && (
        <ErrorState error={other.error} onRetry={() => void other.refetch()} />
      )}
      {other.data && <Comparison sewadar={sewadar} other={other.data} onBack={() => setParams({})} />}
      {otherId !== '' && other.isPending && <PageSkeleton />}
    </>
  );
}
