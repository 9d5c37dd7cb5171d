import type { ApplicationRow } from '@sewa/contract/applications/applications';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRules } from '../../../ui/board/use-board.ts';
import { verbIcons, verbOf } from '../moves.ts';
import { useApplicationLabels } from '../use-application-labels.ts';

/** The server says with each application where this user may move it; the board offers just that. */
export function useBoardRules(): BoardRules<ApplicationRow, number> {
  const { t } = useTranslation('applications');
  const labels = useApplicationLabels();
  return useMemo(
    () => ({
      idOf: (row) => row.id,
      versionOf: (row) => row.version,
      nameOf: (row) => row.name,
      statusOf: (row) => row.status,
      movesOf: (row) =>
        row.movesTo.map((to) => {
          const verb = verbOf(row.status, to);
          return { to, label: t(`verb.${verb}`), icon: verbIcons[verb], target: labels.status(to).label };
        }),
    }),
    [t, labels],
  );
}
