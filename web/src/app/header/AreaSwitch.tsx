import { mdiSwapHorizontal } from '@mdi/js';
import { AREA_SWITCH_LEVEL } from '@sewa/contract/kernel/calls/limits';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { later } from '../Later.tsx';
import { useAreas } from './area.query.ts';
import { HeaderButton } from './HeaderButton.tsx';

export const areaPanel = later(() => import('./AreaPanel.tsx').then((file) => file.AreaPanel));

/** Only from level 90 on, and only when there are areas to switch to. */
export function AreaSwitch() {
  const { t } = useTranslation('app');
  const { user } = useSession();
  const areas = useAreas(user.orgLevel >= AREA_SWITCH_LEVEL);
  if (areas.length === 0) return null;
  return <HeaderButton label={t('header.switchArea')} icon={mdiSwapHorizontal} panel={areaPanel} />;
}
