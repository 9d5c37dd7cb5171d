import { type Sewadar, sewadars } from '@sewa/contract/sewadar/sewadars';
import { partsOfOthers } from '../../../people/person/person-parts.ts';
import { FactGroups } from '../../../ui/record/FactGroups.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { sectionNames, sewadarSections } from '../sewadar-sections.ts';
import { useSectionTitles } from '../use-section-titles.ts';
import { useSewadarTexts } from '../use-sewadar-texts.ts';

/** The profile to be read: only what is known. It is changed on a page of its own. */
export function ProfileTab({ sewadar }: { sewadar: Sewadar }) {
  const titles = useSectionTitles();
  const { label } = useResourceWords(sewadars);
  const shownValue = useFieldValues(sewadars, useSewadarTexts());
  const isAlike = sewadar.nameLatin === sewadar.name;
  const groups = sectionNames.map((section) => ({
    title: titles[section],
    facts: sewadarSections[section]
      .filter((field) => !partsOfOthers.includes(field) && !(field === 'nameLatin' && isAlike))
      .map((field) => ({ label: label(field), value: shownValue(sewadar, field) }))
      .filter(({ value }) => value !== nothing),
  }));
  return <FactGroups groups={groups} />;
}
