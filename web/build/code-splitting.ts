import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;
type Module = Rolldown.ModuleInfo;

/** The site's documents, by their paths below its root. */
export const documents = [
  'index.html',
  'app.html',
  'verify.html',
  'inspect.html',
  'states.html',
  'privacy.html',
];
const frame = 'app/frame.tsx';
const dashboard = 'features/dashboard/dashboard-view.tsx';
const journal = 'features/journal/journal-view.tsx';
const signIn = 'features/auth/auth-view.tsx';
const wizard = 'features/wizard/wizard-view.tsx';
const wizardParts = ['features/wizard/steps/parts-on-demand.tsx', 'features/wizard/law/rules-on-demand.ts'];
/** Sends from the queue as the wizard would, with its code. */
const sender = 'features/wizard/saving/send-queued.ts';
/** Reads the law of fees with the wizard's code, so that no other view loads the law. */
const feeNote = 'features/business/orders/fee-note.ts';

/** Parts of the component library that only some views show. */
const rarelyShown = /\/primitives\/(SearchField|Table)\/|\/icons\/IconSearch\./;

/** Parts of the component library for forms with more than lines of text, which sign-in page, frame, and dashboard do not show. */
const ofLongForms =
  /\/primitives\/(Checkbox|CheckboxField|Radio|RadioGroupField|Select|SelectField|TextArea|TextAreaField)\/|\/Fieldset\/Fieldset\.|\/icons\/Icon(Check|ExpandMore|Indeterminate)\./;

/** Modules that sign-in page and settings share. */
const ofCredentials =
  /\/primitives\/PasswordField\/|\/components\/forms\/(code-input|form-errors|password-input)\.|\/lib\/session\/(recovery-codes|web-authn)\./;

/** Small modules that most views with files need, in changing combinations. */
const ofFiles =
  /\/lib\/(api\/use-(call|saved-file)|browser\/(download|installed-app|save-file)|navigation\/handed-file)\./;

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
 * combination of imports on demand that share modules: dozens of small files, each of which costs a phone some
 * milliseconds. So modules are grouped by the views that most visits show: the sign-in page, the frame around all other views,
 * dashboard, journal, and wizard. The wizard has one chunk for its first step, one for what that shares with other views, and one for
 * what follows. The page of an inspection needs everything that it shares with the app, so that code is grouped in the same order, and what
 * only shows entries is apart from the wizard.
 * `root` is the folder of the site.
 */
export function chunkOf(root: string): (id: string, graph: Graph) => string | null {
  const at = (name: string) => join(root, name);
  const onDemandIn = (graph: Graph, name: string) =>
    graph.getModuleInfo(at(name))?.dynamicallyImportedIds ?? [];
  const read = (graph: Graph) => ({
    started: reached(graph, documents.map(at)),
    opened: reached(graph, [at('app.html')]),
    inApp: reached(graph, [at('app.html')], all),
    inspected: reached(graph, [at('inspect.html')]),
    verifying: reached(graph, [at('verify.html')]),
    signedIn: reached(graph, [at(frame)]),
    signedOut: reached(graph, [at(signIn)]),
    first: reached(graph, [at(dashboard)]),
    second: reached(graph, [at(journal)]),
    recording: reached(graph, [at(wizard)]),
    recordingLater: reached(
      graph,
      wizardParts.flatMap((part) => onDemandIn(graph, part)),
    ),
    elsewhere: reached(graph, documents.map(at), all, [at(wizard), at(sender), at(feeNote)]),
  });
  let known: ReturnType<typeof read> | undefined;
  return (id, graph) => {
    known ??= read(graph);
    const { started, opened, inApp, inspected, verifying, elsewhere } = known;
    const { signedIn, signedOut, first, second, recording, recordingLater } = known;
    const module = graph.getModuleInfo(id);
    if (ofCredentials.test(id)) return 'credentials';
    if (ofFiles.test(id)) return 'files';
    if (rarelyShown.test(id)) return null;
    if (ofLongForms.test(id)) return 'long-forms';
    if (inspected.has(id) && inApp.has(id) && !verifying.has(id)) {
      if (opened.has(id) || signedOut.has(id)) return 'calls';
      if (signedIn.has(id) || first.has(id)) return 'words';
      return recording.has(id) ? 'entry-fields' : 'shown-entry';
    }
    if (started.has(id)) return null;
    if (recordingLater.has(id) && !recording.has(id) && !elsewhere.has(id)) return 'wizard-later';
    // Modules that are loaded on demand keep chunks of their own, by which the script of the first paint finds them.
    if (module?.dynamicImporters.length !== 0) return null;
    const isOurs = !/node_modules/.test(id);
    const views = [first, second, recording].filter((view) => view.has(id));
    if (signedIn.has(id)) return signedOut.has(id) ? 'controls' : 'frame';
    if (signedOut.has(id)) {
      if (views.length > 0) return isOurs ? 'controls' : null;
      return id.startsWith(at('features/auth/')) ? 'sign-in' : null;
    }
    if (views.length > 1) return recording.has(id) ? 'common' : 'lists';
    if (!recording.has(id)) return null;
    if (!elsewhere.has(id)) return 'wizard';
    return isOurs ? 'fields' : null;
  };
}
