import { orgLevels, orgs } from '@sewa/contract/user/organisation';
import { useController, useWatch } from 'react-hook-form';
import { useSession } from '../../../platform/session.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { type Choice, ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useCentreChoices } from '../use-centre-choices.ts';
import { useOrgs } from '../users/user.queries.ts';
import type { Org } from './OrgTree.tsx';
import { familyOf } from './org-tree.rules.ts';

/** What can be chosen for a unit follows from the user's own level and from the level that is chosen. */
export function useOrgInputs() {
  const { user } = useSession();
  const words = useResourceWords(orgs);
  const levels = Object.values(orgLevels).filter((value) => value <= user.orgLevel);
  const wordsOf = (name: string) => ({ label: words.label(name), hint: words.hint(name) });
  return {
    level: (field: BoundField) => (
      <LevelInput
        {...field}
        {...wordsOf('level')}
        choices={levels.map((value) => ({ value, label: words.choice('level', value) ?? '' }))}
      />
    ),
    parent: (field: BoundField, org: Org | null) => (
      <ParentInput
        {...field}
        {...wordsOf('parent')}
        id={org?.id}
        levelWord={(level) => words.choice('level', level) ?? ''}
      />
    ),
    centre: (field: BoundField) => <UnitCentreInput {...field} {...wordsOf('centre')} />,
  };
}

interface InputProps extends BoundField {
  label: string;
  hint: string | undefined;
}

/** A centre or a unit above that does not fit the new level is no longer shown: it must not be sent either. */
function LevelInput({ choices, ...field }: InputProps & { choices: readonly Choice[] }) {
  const { control } = field;
  const all = useOrgs().data ?? [];
  const { field: centre } = useController({ control, name: 'centre' });
  const { field: parent } = useController({ control, name: 'parent' });
  const clearMisfits = (level: unknown) => {
    if (level !== orgLevels.CENTRE) centre.onChange(null);
    // A parent out of sight may stay; the server judges it.
    const above = all.find((org) => org.id === parent.value);
    if (above && above.level <= Number(level)) parent.onChange(null);
  };
  return <ChoiceInput {...field} isRequired choices={choices} onChosen={clearMisfits} />;
}

/** Only a unit of a higher level can stand above. */
function ParentInput(props: InputProps & { id: string | undefined; levelWord: (level: number) => string }) {
  const { id, levelWord, ...field } = props;
  const all = useOrgs().data ?? [];
  const level = useWatch({ control: field.control, name: 'level' });
  const family = id === undefined ? new Set<string>() : familyOf(all, id);
  const parents = all.filter((org) => !family.has(org.id) && org.level > level);
  const choices = parents.map((org) => ({ value: org.id, label: org.name, note: levelWord(org.level) }));
  return <ChoiceInput {...field} isOptional choices={choices} />;
}

/** Only a unit of the centre level has a centre. */
function UnitCentreInput(field: InputProps) {
  const { control, name } = field;
  const level = useWatch({ control, name: 'level' });
  const choices = useCentreChoices([useWatch({ control, name })]);
  if (level !== orgLevels.CENTRE) return null;
  return <ChoiceInput {...field} isRequired choices={choices} />;
}
