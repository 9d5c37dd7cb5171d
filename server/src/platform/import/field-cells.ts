import { shapeOf } from '@sewa/contract/kernel/resource/field-kinds';
import type { FieldWords } from '@sewa/contract/kernel/resource/words';
import { languages } from '@sewa/contract/kernel/values/languages';
import type { z } from 'zod';
import type { Cells, ChoiceWords } from './cells.rules.ts';

export type ReadCell = (cells: Cells) => unknown;

const maxTextLength = 4000;
const maxItems = 50;

/** What people write in a column of yes and no, whatever its own words are. */
const yesWords = ['yes', 'y', '1', 'x', '✓', 'हाँ', 'हां', 'ਹਾਂ'];
const noWords = ['no', 'n', '0', '-', 'नहीं', 'ਨਹੀਂ'];
/** What people write in a column of several choices where none of them fits. */
const noneWords = new Set([...noWords, 'none', 'nil', 'na', 'n/a', 'n.a.', '–', '—', 'कोई नहीं', 'ਕੋਈ ਨਹੀਂ']);

/** How a cell becomes the value of a field. It follows from the field, so that a new one is imported like the others. */
export function cellReader(
  field: string,
  schema: z.core.$ZodType,
  /** `further`: what people write for a choice beside its words. */
  { words, further = {} }: { words: FieldWords; further?: ChoiceWords<string> | undefined },
): ReadCell {
  const { details, isRequired } = shapeOf(schema);
  switch (details.kind) {
    case 'text':
      return (cells) => cells.text(field, { most: details.maxLength ?? maxTextLength, isRequired });
    case 'words': {
      const limits = { most: details.maxItems ?? maxItems, longest: details.maxLength ?? maxTextLength };
      return (cells) => cells.words(field, limits);
    }
    case 'phone':
      return (cells) => cells.phone(field);
    case 'phones':
      return (cells) => cells.phones(field, details.maxItems ?? maxItems);
    case 'day':
      return (cells) => cells.day(field);
    case 'switch': {
      const choices = {
        true: [...ownWords(words, 'true'), ...yesWords],
        false: [...ownWords(words, 'false'), ...noWords],
      };
      return (cells) => cells.choice(field, choices) === 'true';
    }
    case 'choice': {
      const choices = choiceWords(details.values, { words, further });
      return (cells) => cells.choice(field, choices) ?? (isRequired ? null : '');
    }
    case 'choices': {
      const choices = choiceWords(details.values, { words, further });
      return (cells) => (noneWords.has(cells.raw(field).toLowerCase()) ? [] : cells.choices(field, choices));
    }
    default:
      throw new Error(`${field} is of the kind ${details.kind}, which needs a reader of its own`);
  }
}

function choiceWords(
  values: readonly (string | number)[],
  { words, further }: { words: FieldWords; further: ChoiceWords<string> },
): ChoiceWords<string> {
  return Object.fromEntries(
    values.map((value) => [value, [...ownWords(words, value), ...(further[value] ?? [])]]),
  );
}

function ownWords({ choices }: FieldWords, value: string | number): string[] {
  const texts = choices?.[String(value)];
  return texts ? languages.map((language) => texts[language]) : [];
}
