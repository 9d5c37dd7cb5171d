import { useTranslation } from 'react-i18next';
import { NoPermission } from '../../ui/NoPermission.tsx';
import type { MenuChild } from '../manifest.ts';

/** A page whose right is missing says so, and who can grant it. */
export function RefusedPage({ page }: { page: MenuChild }) {
  const { t } = useTranslation('app');
  return <NoPermission requirement={page.requirement} title={t(`menu.${page.label}`)} />;
}
