import { NotBuiltPage } from '../../app/NotBuiltPage.tsx';

export function SettingsPages() {
  return <NotBuiltPage />;
}
