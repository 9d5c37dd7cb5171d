import { sites } from '@sewa/contract/transport/sites';
import { ResourceScreens } from '../../ui/resource/ResourceScreens.tsx';

const columns = ['name', 'address', 'distance', 'contactName', 'contactPhone', 'isActive'] as const;

export function SitePages() {
  return (
    <ResourceScreens
      resource={sites}
      path="/transport/site"
      columns={columns}
      defaults={{ isActive: true }}
      status="isActive"
    />
  );
}
