import { halls } from '@sewa/contract/sg-management/halls';
import { useFormat } from '../../../platform/use-format.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { PartList } from './PartList.tsx';

export function HallList({ premises }: { premises: string }) {
  const { number } = useFormat();
  const words = useResourceWords(halls);
  return (
    <PartList
      resource={halls}
      premises={premises}
      defaults={{ premises, use: 'satsang' }}
      nameOf={({ name }) => name}
      detailsOf={({ use, capacity, area, notes }) =>
        [
          words.choice('use', use),
          `${words.label('capacity')}: ${number(capacity)}`,
          area === null ? '' : `${number(area)} m²`,
          notes,
        ]
          .filter(Boolean)
          .join(' · ')
      }
    />
  );
}
