import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const documents = ['index.html', 'app.html', 'verify.html', 'inspect.html', 'states.html'];
const frame = 'app/frame.tsx';
const signIn = 'features/auth/auth-view.tsx';

/** Returns modules with all their static imports. */
function withImports(graph: Graph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * Returns a function that names the chunk of a module, and null where the bundler decides. The bundler makes a chunk for each
 * combination of views that share modules, which are dozens of small files. All views have the frame around them, so what it
 * needs is one chunk, and what it shares with the sign-in page another. `root` is the folder of the site.
 */
export function chunkOf(root: string): (id: string, graph: Graph) => string | null {
  const below = (name: string) => join(root, name);
  const read = (graph: Graph) => ({
    started: withImports(graph, documents.map(below)),
    signedIn: withImports(graph, [below(frame)]),
    signedOut: withImports(graph, [below(signIn)]),
  });
  let known: ReturnType<typeof read> | undefined;
  return (id, graph) => {
    known ??= read(graph);
    // Modules that are loaded on demand keep chunks of their own, by which the script of the first paint finds them.
    const isOnDemand = graph.getModuleInfo(id)?.dynamicImporters.length !== 0;
    if (isOnDemand || known.started.has(id) || !known.signedIn.has(id)) return null;
    return known.signedOut.has(id) ? 'controls' : 'frame';
  };
}
