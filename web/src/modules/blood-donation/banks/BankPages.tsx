import { banks } from '@sewa/contract/blood-donation/banks';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';

const columns = ['name', 'licenceNumber', 'licenceUntil', 'phone', 'isActive'] as const;

/** /blood-donation/bank */
export function BankPages() {
  return (
    <ResourceScreens
      resource={banks}
      path="/blood-donation/bank"
      columns={columns}
      defaults={{ isActive: true }}
      status="isActive"
      tabs={<SectionTabs section="/blood-donation" />}
      phone={({ phone }) => phone}
    />
  );
}
