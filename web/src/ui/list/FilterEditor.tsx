import { ChoiceFilter } from './filters/ChoiceFilter.tsx';
import type { FilterEditorProps } from './filters/filter-editor-props.ts';
import { PresenceChoice } from './filters/PresenceChoice.tsx';
import { SearchedChoiceFilter } from './filters/SearchedChoiceFilter.tsx';
import { TypedFilter } from './filters/TypedFilter.tsx';

/** As many choices as the eye takes in at once; more are found by typing. */
const MAX_TO_SCAN = 12;

export function FilterEditor(props: FilterEditorProps) {
  return (
    <>
      <Editor {...props} />
      {props.filter.emptyField !== undefined && <PresenceChoice {...props} field={props.filter.emptyField} />}
    </>
  );
}

function Editor({ filter, ...props }: FilterEditorProps) {
  switch (filter.kind) {
    case 'choice':
      return filter.choices.length > MAX_TO_SCAN ? (
        <SearchedChoiceFilter filter={filter} {...props} />
      ) : (
        <ChoiceFilter filter={filter} {...props} />
      );
    case 'presence':
      return null;
    case 'day':
    case 'text':
    case 'range':
      return <TypedFilter filter={filter} {...props} />;
  }
}
