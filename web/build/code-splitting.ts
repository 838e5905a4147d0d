import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;
type Module = Rolldown.ModuleInfo;

const documents = ['index.html', 'app.html', 'verify.html', 'inspect.html', 'states.html'];
const frame = 'app/frame.tsx';
const signIn = 'features/auth/auth-view.tsx';
const wizard = 'features/wizard/wizard-view.tsx';
/** Sends from the queue as the wizard would, with its code. */
const sender = 'features/wizard/saving/send-queued.ts';

const statically = ({ importedIds }: Module) => importedIds;
const all = ({ importedIds, dynamicallyImportedIds }: Module) => [...importedIds, ...dynamicallyImportedIds];

/** Returns modules with their imports, and what these import, except through `not`. */
function reached(
  graph: Graph,
  ids: readonly string[],
  importsOf = statically,
  not: readonly string[] = [],
): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    for (const next of module ? importsOf(module) : []) if (!not.includes(next)) found.add(next);
  }
  return found;
}

/**
 * Returns a function that names the chunk of a module, and null where the bundler decides. The bundler makes a chunk for each
 * combination of imports on demand that share modules, which are dozens of small files. All views have the frame around them, so
 * its code is one chunk. The code that it shares with the sign-in page is a second one, and the wizard's first code a third.
 * `root` is the folder of the site.
 */
export function chunkOf(root: string): (id: string, graph: Graph) => string | null {
  const at = (name: string) => join(root, name);
  const read = (graph: Graph) => ({
    started: reached(graph, documents.map(at)),
    signedIn: reached(graph, [at(frame)]),
    signedOut: reached(graph, [at(signIn)]),
    recording: reached(graph, [at(wizard)]),
    elsewhere: reached(graph, documents.map(at), all, [at(wizard), at(sender)]),
  });
  let known: ReturnType<typeof read> | undefined;
  return (id, graph) => {
    known ??= read(graph);
    const { started, signedIn, signedOut, recording, elsewhere } = known;
    // Modules that are loaded on demand keep chunks of their own, by which the script of the first paint finds them.
    const isOnDemand = graph.getModuleInfo(id)?.dynamicImporters.length !== 0;
    if (isOnDemand || started.has(id)) return null;
    if (signedIn.has(id)) return signedOut.has(id) ? 'controls' : 'frame';
    return recording.has(id) && !elsewhere.has(id) ? 'wizard' : null;
  };
}
