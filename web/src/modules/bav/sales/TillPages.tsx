import { locations } from '@sewa/contract/bav/locations';
import { tills } from '@sewa/contract/bav/tills';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { call } from '../../../platform/call.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { salesPath } from './sales-paths.ts';

const columns = [
  'name',
  'code',
  'centreName',
  'locationName',
  'maxDiscount',
  'upiAddress',
  'isOpen',
  'isActive',
] as const;

/** /bav/sales/counters: which counters there are, whose stock they sell and who is paid by UPI. */
export function TillPages() {
  const { t } = useTranslation('counter');
  return (
    <ResourceScreens
      resource={tills}
      path={`${salesPath}/counters`}
      title={t('tills.title')}
      columns={columns}
      defaults={{ isActive: true, maxDiscount: 0 }}
      status="isActive"
      inputs={{ location: (field) => <LocationInput {...field} /> }}
      tabs={<SectionTabs section={salesPath} />}
    />
  );
}

/** The locations whose stock the reader may move. */
function LocationInput(field: BoundField) {
  const { label, hint } = useResourceWords(tills);
  const { data } = useQuery({
    queryKey: [locations.list.path, 'mine'],
    queryFn: ({ signal }) =>
      call(locations.list, { query: { size: 500, filter: { isMine: true, isActive: true } }, signal }),
    select: ({ rows }) => rows,
  });
  const choices = (data ?? []).map(({ id, name, centreName }) => ({
    value: id,
    label: `${name} · ${centreName}`,
  }));
  return (
    <SelectInput {...field} label={label('location')} hint={hint('location')} choices={choices} isRequired />
  );
}
