import type { Resource } from '@sewa/contract/kernel/resource/resource';
import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { MainAction } from '../MainAction.tsx';
import { useResourceWords } from './use-resource-words.ts';

interface NewButtonProps {
  resource: Resource;
  /** What it takes beyond the right of the call. */
  needs?: Requirement | undefined;
  onClick: () => void;
}

/** The main action of a list; absent for those who may not. */
export function NewButton({ resource, needs, onClick }: NewButtonProps) {
  const { t } = useTranslation('ui');
  const { may } = useSession();
  const words = useResourceWords(resource);
  if (!may(resource.create.requirement) || (needs !== undefined && !may(needs))) return null;
  return <MainAction label={t('resource.new', { noun: words.inside.one })} onClick={onClick} />;
}
