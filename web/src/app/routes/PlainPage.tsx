import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { isWithin } from '../menu.ts';
import { useModule } from '../module-context.ts';

/** The name of the module, the name of the page in it, and one sentence. */
export function PlainPage({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const { label, prefix, icon, children = [] } = useModule();
  const child = children.find(({ path }) => isWithin(path, pathname));
  const name = t(`menu.${label}`);
  return (
    <>
      <PageHeader
        trail={child ? [{ label: name, to: prefix }] : []}
        title={child ? t(`menu.${child.label}`) : name}
      />
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <Button component={Link} to="/" variant="outlined">
            {t('page.home')}
          </Button>
        }
      />
    </>
  );
}
