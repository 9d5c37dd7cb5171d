import path from 'node:path';
import { fonts } from './fonts.ts';

/** The files of one print; `main.typ` is where it begins. */
type PrintFiles = readonly (readonly [name: string, content: Buffer])[];

/** Sets a print as a PDF; throws with the compiler's own reasons. */
export type TypstEngine = (files: PrintFiles) => Buffer;

/**
 * Typst in native code where there is a package for this platform, otherwise the same version in WebAssembly: the same
 * pages, some six times slower. Neither reads anything of the machine but what it is given.
 */
export async function openTypstEngine(): Promise<TypstEngine> {
  return (await openNative()) ?? openPortable();
}

/** A folder that does not exist, so that nothing can be read from it. */
const desk = path.join(import.meta.dirname, 'desk');

async function openNative(): Promise<TypstEngine | null> {
  const native = await import('@myriaddreamin/typst-ts-node-compiler').catch((error: unknown) => {
    if (isMissingBinary(error)) return null;
    throw error;
  });
  if (native === null) return null;
  const compiler = native.NodeCompiler.create({ workspace: desk, fontArgs: [{ fontBlobs: fonts() }] });
  return (files) => {
    compiler.resetShadow();
    for (const [name, content] of files) compiler.mapShadow(path.join(desk, name), content);
    const compiled = compiler.compile({ mainFilePath: path.join(desk, 'main.typ') });
    if (compiled.result === null) {
      const error = compiled.takeError();
      throw new Error(reasonsOf(error ? compiler.fetchDiagnostics(error) : []));
    }
    const pdf = compiler.pdf(compiled.result);
    // What was kept of one person's print is of no use for the next one's.
    compiler.evictCache(0);
    return pdf;
  };
}

/** The loader names every binary that it looked for. */
function isMissingBinary(error: unknown): boolean {
  return error instanceof Error && /native binding|Cannot find (module|package)/.test(error.message);
}

async function openPortable(): Promise<TypstEngine> {
  const { default: load, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler');
  await load();
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts()) await builder.add_raw_font(font);
  const compiler = await builder.build();
  return (files) => {
    compiler.reset();
    for (const [name, content] of files) compiler.map_shadow(`/${name}`, content);
    const compiled: Compiled = compiler.compile('/main.typ', null, 'pdf', structuredDiagnostics);
    if (!compiled.result) throw new Error(reasonsOf(compiled.diagnostics ?? []));
    return Buffer.from(compiled.result);
  };
}

const structuredDiagnostics = 3;

interface Compiled {
  result?: Uint8Array;
  diagnostics?: readonly Diagnostic[];
}

interface Diagnostic {
  message: string;
  path: string;
}

function reasonsOf(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(({ message, path: where }) => `${path.basename(where)}: ${message}`).join('; ');
}
