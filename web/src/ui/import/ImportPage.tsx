import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { ImportState } from '@sewa/contract/imports/imports';
import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queryClient } from '../../platform/query-client.ts';
import { useRealtime } from '../../platform/realtime.ts';
import { useSession } from '../../platform/session.ts';
import { ErrorState } from '../ErrorState.tsx';
import { NoPermission } from '../NoPermission.tsx';
import { type Crumb, PageHeader } from '../PageHeader.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { isAtWork, useImport } from './import.queries.ts';
import { UploadStep } from './UploadStep.tsx';
import { WorkStep } from './WorkStep.tsx';

interface ImportPageProps {
  /** What is imported, as its module declares it. */
  kind: ImportState['kind'];
  requirement: Requirement;
  trail: readonly Crumb[];
  title: string;
  /** Where what was imported is seen. */
  list: { to: string; label: string };
}

const steps = ['upload', 'columns', 'check', 'done'] as const;

/** A file from its upload to the report. Which file stands in the address, so a reload or another device goes on with it. */
export function ImportPage({ kind, requirement, trail, title, list }: ImportPageProps) {
  const { may } = useSession();
  const [params, setParams] = useSearchParams();
  const id = params.get('file');
  if (!may(requirement)) return <NoPermission requirement={requirement} title={title} />;
  return (
    <>
      <PageHeader trail={trail} title={title} />
      {id === null ? (
        <>
          <Progress step="upload" />
          <UploadStep kind={kind} onFile={(next) => setParams({ file: next })} />
        </>
      ) : (
        <OneFile key={id} kind={kind} id={id} list={list} onAnother={() => setParams({})} />
      )}
    </>
  );
}

interface OneFileProps {
  kind: ImportState['kind'];
  id: string;
  list: ImportPageProps['list'];
  onAnother: () => void;
}

function OneFile({ kind, id, list, onAnother }: OneFileProps) {
  const query = useImport({ kind, id });
  const [isBack, setIsBack] = useState(false);
  useRealtime('job.changed', () => void query.refetch());
  const state = query.data;
  const isDone = state?.state === 'done';
  useEffect(() => {
    // Lists that were fetched before know nothing of the new rows.
    if (isDone) void queryClient.invalidateQueries();
  }, [isDone]);
  if (state === undefined) {
    return query.error ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <PageSkeleton />
    );
  }
  const step = isBack && !isAtWork(state) && state.state !== 'done' ? 'columns' : stepOf(state);
  return (
    <>
      <Progress step={step} />
      {isAtWork(state) && <WorkStep state={state} />}
      {!isAtWork(state) && step === 'columns' && (
        <ColumnsStep state={state} onChecking={() => setIsBack(false)} onAnother={onAnother} />
      )}
      {!isAtWork(state) && step === 'check' && <CheckStep state={state} onBack={() => setIsBack(true)} />}
      {!isAtWork(state) && step === 'done' && <DoneStep state={state} list={list} onAnother={onAnother} />}
    </>
  );
}

function stepOf(state: ImportState): (typeof steps)[number] {
  if (state.state === 'done') return 'done';
  if (state.state === 'checked') return isAtWork(state) ? 'done' : 'check';
  return isAtWork(state) ? 'check' : 'columns';
}

function Progress({ step }: { step: (typeof steps)[number] }) {
  const { t } = useTranslation('import');
  return (
    <Stepper activeStep={steps.indexOf(step)} alternativeLabel sx={{ mb: 3, maxWidth: 720 }}>
      {steps.map((one) => (
        <Step key={one}>
          <StepLabel>{t(`step.${one}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
