import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf, withoutAlternates } from './font-file.ts';
// What infra/bundle.ts lays beside the function, where the same look-up finds it.
import files from './fonts.json' with { type: 'json' };

const packages = createRequire(import.meta.filename);

const read = (file: string) => withoutAlternates(readFileSync(packages.resolve(file)));

/** The typefaces by name and weight, as the names under which `fontFiles` holds their files. */
export const fonts = files;

let loaded: Map<string, Buffer> | undefined;

/** The font files by name, read once per process. */
export function fontFiles(): ReadonlyMap<string, Buffer> {
  loaded ??= new Map(
    Object.values(files)
      .flatMap((weights) => Object.values(weights))
      .map((file) => [file, read(file)]),
  );
  return loaded;
}

let textCharacters: ReadonlySet<number> | undefined;

/** The code points that the typeface of recorded text can print; both of its weights hold the same. */
export function charactersOfText(): ReadonlySet<number> {
  textCharacters ??= charactersOf(fontFiles().get(files.Inter.normal) ?? Buffer.alloc(0));
  return textCharacters;
}
