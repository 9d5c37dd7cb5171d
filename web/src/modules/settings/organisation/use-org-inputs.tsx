import { orgLevels, orgs } from '@sewa/contract/user/organisation';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../platform/session.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
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
      <ChoiceInput
        {...field}
        {...wordsOf('level')}
        isRequired
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

function ParentInput(props: InputProps & { id: string | undefined; levelWord: (level: number) => string }) {
  const { id, levelWord, ...field } = props;
  const all = useOrgs().data ?? [];
  const level = useWatch({ control: field.control, name: 'level' });
  const family = id === undefined ? new Set<string>() : familyOf(all, id);
  const parents = all.filter((org) => !family.has(org.id) && org.level >= level);
  const choices = parents.map((org) => ({ value: org.id, label: org.name, note: levelWord(org.level) }));
  return <ChoiceInput {...field} isOptional choices={choices} />;
}

/** Only a unit of the centre level has a centre. */
function UnitCentreInput(field: InputProps) {
  const centres = useCentres().data ?? [];
  const level = useWatch({ control: field.control, name: 'level' });
  if (level !== orgLevels.CENTRE) return null;
  const choices = centres.map(({ id, name, code }) => ({ value: id, label: name, note: code }));
  return <ChoiceInput {...field} isRequired choices={choices} />;
}
