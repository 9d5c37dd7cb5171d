import type { Requirement, Right } from '@sewa/contract/kernel/rights/requirement';
import { rights } from '@sewa/contract/kernel/rights/rights';

/** What a call asks of its caller, for people: "the right SEWADAR.OAE: delete". */
export function requirementInWords(requirement: Requirement): string {
  if (requirement === 'public') return 'nothing, it is public';
  if (requirement === 'signedIn') return 'a session';
  if ('key' in requirement) return `the right ${rightInWords(requirement)}`;
  if ('anyOf' in requirement) return `one of the rights ${requirement.anyOf.map(rightInWords).join(', ')}`;
  if ('feature' in requirement) return `any right of the feature ${requirement.feature}`;
  return `an org of level ${requirement.orgLevel} or above`;
}

function rightInWords({ key, value }: Right): string {
  const acts: Readonly<Record<number, string>> = rights[key];
  return `${key}: ${inWords(acts[value] ?? String(value))}`;
}

/** The names of acts are written as in code: `importExport`. */
function inWords(act: string): string {
  return act.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
