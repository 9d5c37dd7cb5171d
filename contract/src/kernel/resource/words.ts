import type { Language, Texts } from '../values/languages.ts';

/** What a field is called wherever it is shown: form, record, list, filter, history, export, import and print. */
export type FieldWords<Value = unknown> = Texts & {
  readonly hint?: Texts;
  /** Other headings under which people keep it in their own lists, in any language. */
  readonly synonyms?: readonly string[];
} & ChoiceWords<Value>;

/** Every value of an enumeration has its word; `true` and `false` may have one that says more than yes and no. */
type ChoiceWords<Value> = [Choice<Value>] extends [never]
  ? { readonly choices?: Readonly<Record<string, Texts>> }
  : { readonly choices: Readonly<Record<Choice<Value>, Texts>> };

type Choice<Value> = Exclude<Literal<Element<Exclude<Value, null | undefined>>>, '' | boolean>;
type Element<Value> = Value extends readonly (infer One)[] ? One : Value;
type Literal<Value> = Value extends string
  ? string extends Value
    ? never
    : Value
  : Value extends number
    ? number extends Value
      ? never
      : Value
    : never;

/** What a resource and its fields are called. The order of the fields is the order in which they are shown. */
export interface ResourceWords<Row = Record<string, unknown>> {
  readonly one: Texts;
  readonly many: Texts;
  readonly fields: { readonly [Field in Exclude<keyof Row, 'id' | 'version'>]: FieldWords<Row[Field]> };
  /** What is lost with a record that is deleted, where that is more than the record. */
  readonly removal?: Texts;
  /** What to do first, on a list that is still empty. */
  readonly empty?: Texts;
}

/** Words as they are looked up at run time, of whatever resource. */
export interface AnyWords {
  readonly one: Texts;
  readonly many: Texts;
  readonly fields: Readonly<Record<string, FieldWords>>;
  readonly removal?: Texts;
  readonly empty?: Texts;
}

/** Choices that read the same in every language, such as blood groups. */
export function sameInAll<Value extends string>(
  values: readonly Value[],
  textOf: (value: Value) => string = (value) => value,
): Record<Value, Texts> {
  const pairs = values.map((value) => [value, { en: textOf(value), hi: textOf(value), pa: textOf(value) }]);
  return Object.fromEntries(pairs) as Record<Value, Texts>;
}

export function choiceWord(words: FieldWords | undefined, value: unknown, language: Language): string | null {
  const choices: Readonly<Record<string, Texts>> = words?.choices ?? {};
  return choices[String(value)]?.[language] ?? null;
}
