import { type ViewerKind, viewerReceiver } from '#shared/evidence/export/viewer-files.ts';

/** Says what to do when the files beside the page cannot be loaded. */
export class MissingFile extends Error {
  constructor(name: string) {
    super(
      `The file ${name} cannot be read. Extract the whole ZIP into a folder, and open index.html in that folder.`,
    );
  }
}

const taken: { kind: ViewerKind; content: string }[] = [];

/** The only scripts that this page loads: data files of the export. */
const ofExport = /^viewer\/(?:journal|(?:links|proofs)-\d+)\.js$/;

window.trustedTypes?.createPolicy('default', {
  createHTML: () => '',
  createScriptURL: (address) => (ofExport.test(address) ? address : null),
});

Object.assign(window, {
  [viewerReceiver]: (kind: ViewerKind, content: string) => taken.push({ kind, content }),
});

/** Loads a data file, and returns the content of its lines. Throws MissingFile. */
export async function linesOf(name: string, wanted: ViewerKind): Promise<string[]> {
  if (!ofExport.test(name)) throw new MissingFile(name);
  taken.length = 0;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new MissingFile(name));
    script.src = name;
    document.head.append(script);
    script.remove();
  });
  const lines = taken.filter(({ kind }) => kind === wanted).map(({ content }) => content);
  taken.length = 0;
  return lines;
}
