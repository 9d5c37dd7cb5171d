import {
  type PremisesField,
  type PremisesFields,
  type premises,
  premisesFields,
} from '@sewa/contract/sg-management/premises';
import type { FormSpec } from '../../../ui/resource/ResourceDialog.tsx';

export const premisesPath = '/sg-management/premises';

const names = Object.keys(premisesFields.shape) as PremisesField[];
const firstFields = ['centre', 'name', 'address'] as const satisfies readonly PremisesField[];

/** A form for some fields only; the others keep what they hold. */
export function formOf(fields: readonly PremisesField[]): FormSpec<typeof premises> {
  return { fields, without: names.filter((name) => !fields.includes(name)), defaults: emptyPremises };
}

const emptyPremises: Partial<PremisesFields> = { hasLift: false, status: 'inUse' };

/** A new satsang ghar begins with its name; the subjects follow on its page. */
export const newPremises = formOf(firstFields);
