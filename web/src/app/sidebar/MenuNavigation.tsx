import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../menu.ts';
import { SidebarEntry } from './SidebarEntry.tsx';

export function MenuNavigation({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('app');
  const menu = useMenu();
  return (
    <nav id="sidebar" aria-label={t('menu.label')}>
      <List sx={{ py: 1 }}>
        {menu.map((entry) => (
          <SidebarEntry key={entry.path} entry={entry} onChoose={onChoose} />
        ))}
      </List>
    </nav>
  );
}
