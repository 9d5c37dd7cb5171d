interface Statement {
  name?: string;
  text: string;
}

const statements = new Map<string, Statement>();
/** A connection keeps every named statement; texts that vary without end stay unnamed. */
const mostStatements = 500;

/** Named, so that the database plans a text once per connection. */
export function named(text: string): Statement {
  return statements.size < mostStatements ? alwaysNamed(text) : (statements.get(text) ?? { text });
}

/** For texts of which the code has only so many: they are named however many others came first. */
export function alwaysNamed(text: string): Statement {
  const known = statements.get(text);
  if (known) return known;
  const statement = inherited({ name: `s${statements.size}`, text });
  statements.set(text, statement);
  return statement;
}

/** pg copies the own fields of whatever it is asked to run, which takes longer than sending it; inherited ones come along. */
export function inherited<Fields extends object>(fields: Fields): Fields {
  return Object.create(fields);
}
