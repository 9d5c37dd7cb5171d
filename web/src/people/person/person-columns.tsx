import type { Column } from '../../ui/list/list.types.ts';
import { NameCell } from '../../ui/person/NameCell.tsx';
import { PhotoAvatar } from '../../ui/photo/PhotoAvatar.tsx';

interface ListedPerson {
  photo: string | null;
  name: string;
  nameLatin: string;
  number: number;
}

/** Photo, name and number: how the list of a report begins, whose rows are people. */
export function personColumns<Row extends ListedPerson>(headings: {
  photo: string;
  name: string;
  number: string;
}): Column<Row>[] {
  return [
    {
      field: 'photo',
      heading: headings.photo,
      render: (one) => <PhotoAvatar photo={one.photo} name={one.name} />,
      card: 'photo',
    },
    {
      field: 'name',
      heading: headings.name,
      render: (one) => <NameCell name={one.name} nameLatin={one.nameLatin} />,
      isSortable: true,
      card: 'title',
    },
    {
      field: 'number',
      heading: headings.number,
      render: (one) => one.number,
      isSortable: true,
      isNumber: true,
      isShort: true,
    },
  ];
}
