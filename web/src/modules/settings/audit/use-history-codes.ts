import { useMemo } from 'react';
import { useModules } from '../../../app/modules-context.ts';
import { useLoaded } from '../../../platform/use-loaded.ts';
import type { CodeLabels } from '../../../ui/record/change-words.ts';

/** The audit log shows the tables of every module: the words for their codes are fetched with its page. */
export function useHistoryCodes(): CodeLabels {
  const modules = useModules();
  const load = useMemo(
    () => async (): Promise<CodeLabels> => {
      const declared = await Promise.all(modules.map(({ history }) => history?.codes?.()));
      return Object.assign({}, ...declared);
    },
    [modules],
  );
  return useLoaded(load).part ?? noCodes;
}

const noCodes: CodeLabels = {};
