import { parseSync } from '@swc/core';
import { anyTable } from './area-faults.ts';

interface Node {
  type?: string;
  [key: string]: unknown;
}

/** The texts of SQL in a source: templates, strings, and chains of the query builder as the SQL that they make. */
export function statementsIn(source: string): string[] {
  const found: string[] = [];
  visit(parseSync(source, { syntax: 'typescript', target: 'es2022' }), found);
  return found;
}

/** Methods of the query builder that name a table, and the word for it. */
const tableWords: Readonly<Record<string, string>> = {
  selectFrom: 'from',
  updateTable: 'update',
  deleteFrom: 'from',
  from: 'from',
  using: 'using',
  innerJoin: 'join',
  leftJoin: 'join',
  rightJoin: 'join',
  fullJoin: 'join',
  crossJoin: 'join',
};
const roots = new Set(['selectFrom', 'updateTable', 'deleteFrom']);
const gap = ' $0 ';
const isSql = /^\s*(select|insert|update|delete|with)\s/i;

function visit(node: unknown, found: string[]): void {
  if (Array.isArray(node)) for (const one of node) visit(one, found);
  else if (isNode(node)) {
    if (isSqlTemplate(node)) found.push(templateText(node['template'], found));
    else if (isChain(node)) found.push(chainText(node, found));
    else {
      if (node.type === 'StringLiteral' && isSql.test(String(node['value'])))
        found.push(String(node['value']));
      if (node.type === 'TemplateLiteral' && isSql.test(quasis(node)[0] ?? ''))
        found.push(quasis(node).join(gap));
      for (const inner of Object.values(node)) visit(inner, found);
    }
  }
}

/** Templates inside a template are part of its text; whatever else is filled in is a gap. */
function templateText(template: unknown, found: string[]): string {
  if (!isNode(template)) return '';
  const filled = asList(template['expressions']).map((expression) => {
    if (isNode(expression) && isSqlTemplate(expression)) return templateText(expression['template'], found);
    if (methodOf(expression) === 'table') return anyTable;
    visit(expression, found);
    return gap;
  });
  return quasis(template)
    .map((text, place) => text + (filled[place] ?? ''))
    .join('');
}

function chainText(node: unknown, found: string[]): string {
  if (Array.isArray(node)) return node.map((one) => chainText(one, found)).join(' ');
  if (!isNode(node)) return '';
  if (isSqlTemplate(node)) return templateText(node['template'], found);
  const method = methodOf(node);
  if (method === null) return chainText(Object.values(node), found);
  const given = asList(node['arguments']).map((argument) =>
    isNode(argument) ? argument['expression'] : argument,
  );
  const [first, second, third] = given.map(literal);
  const before = chainText(node['callee'], found);
  const inner = chainText(given, found);
  const word = tableWords[method];
  if (word && first) return `${before} ${word} ${first} ${second ? `on ${second} = ${third}` : ''} ${inner}`;
  return second === '=' ? `${before} and ${first ?? gap} = ${third ?? gap} ${inner}` : `${before} ${inner}`;
}

/** A chain of calls that begins with a table. */
function isChain(node: Node): boolean {
  const method = methodOf(node);
  if (method === null) return false;
  if (roots.has(method)) return true;
  const callee = node['callee'];
  return isNode(callee) && isNode(callee['object']) && isChain(callee['object']);
}

function methodOf(node: unknown): string | null {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node['callee'])) return null;
  const property = node['callee']['property'];
  return isNode(property) && property.type === 'Identifier' ? String(property['value']) : null;
}

function literal(node: unknown): string | null {
  return isNode(node) && node.type === 'StringLiteral' ? String(node['value']) : null;
}

function isSqlTemplate(node: Node): boolean {
  const tag = node.type === 'TaggedTemplateExpression' ? node['tag'] : null;
  return isNode(tag) && tag['value'] === 'sql';
}

function quasis(template: Node): string[] {
  return asList(template['quasis']).map((part) => (isNode(part) ? String(part['cooked']) : ''));
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
