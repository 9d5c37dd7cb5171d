import type { FieldShape } from '@sewa/contract/kernel/resource/field-kinds';
import type { BoundField, FieldProps } from '../form/bound-field.ts';
import { ChoiceInput } from '../form/ChoiceInput.tsx';
import { DayInput, TimeInput } from '../form/DayInput.tsx';
import { MultiChoiceInput } from '../form/MultiChoiceInput.tsx';
import { NumberInput } from '../form/NumberInput.tsx';
import { SelectInput } from '../form/SelectInput.tsx';
import { SwitchInput } from '../form/SwitchInput.tsx';
import { PhoneInput, TextInput } from '../form/TextInput.tsx';
import { WordsInput } from '../form/WordsInput.tsx';
import { MoneyInput } from '../money/MoneyInput.tsx';
import { CentreInput } from '../person/CentreInput.tsx';
import type { SpokenFieldWords } from './use-resource-words.ts';

interface ResourceInputProps extends BoundField, Partial<Omit<FieldProps, keyof BoundField>> {
  /** In its form it may stand below another one: `form.reason`. */
  fieldName: string;
  shape: FieldShape;
  words: SpokenFieldWords;
  /** The row as it stands: it names what its ids stand for. */
  row: Readonly<Record<string, unknown>> | null;
}

/** The input that fits a field: length, range, day, choice, centre and so on come from its schema. */
export function ResourceInput({ fieldName: name, shape, words, row, ...given }: ResourceInputProps) {
  const { details, isRequired, isNullable } = shape;
  const props = { label: words.label(name), hint: words.hint(name), isRequired, ...given };
  const choicesOf = <Value extends string | number>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: words.choice(name, value) ?? String(value) }));
  switch (details.kind) {
    case 'text':
      return (
        <TextInput
          {...props}
          isLong={details.isLong}
          isWide={details.isLong}
          {...(details.maxLength === undefined ? {} : { maxLength: details.maxLength })}
        />
      );
    case 'number':
      return <NumberInput {...props} min={details.min} max={details.max} isDecimal={!details.isWhole} />;
    case 'switch':
      return <SwitchInput {...props} label={given.label ?? words.choice(name, true) ?? props.label} />;
    case 'choice':
      if (!isNullable && details.values.every((value) => typeof value === 'string'))
        return <SelectInput {...props} choices={choicesOf(details.values)} isOptional={!isRequired} />;
      return <ChoiceInput {...props} choices={choicesOf(details.values)} isOptional={isNullable} />;
    case 'choices':
      return <MultiChoiceInput {...props} choices={choicesOf(details.values)} />;
    case 'words':
    case 'phones':
      return <WordsInput {...props} />;
    case 'day':
      return <DayInput {...props} isOptional={isNullable} />;
    case 'time':
      return <TimeInput {...props} />;
    case 'phone':
      return <PhoneInput {...props} />;
    case 'money':
      return <MoneyInput {...props} />;
    case 'centre':
      return <CentreInput {...props} {...currentCentre(row, name)} />;
    default:
      throw new Error(`no input for ${name}: the module gives one`);
  }
}

function currentCentre(row: ResourceInputProps['row'], name: string) {
  const id = row?.[name];
  return typeof id === 'string' ? { current: { id, name: String(row?.[`${name}Name`]) } } : {};
}
