import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf, withoutAlternates } from './font-file.ts';
// infra/bundle.ts puts these files next to the function, where the same lookup finds them.
import files from './fonts.json' with { type: 'json' };

const packages = createRequire(import.meta.filename);

const read = (file: string) => withoutAlternates(readFileSync(packages.resolve(file)));

/** The typefaces by name and weight. Values are names in `fontFiles`. */
export const fonts = files;

let loaded: Map<string, Buffer> | undefined;

/** Returns the font files by name, read once per process. */
export function fontFiles(): ReadonlyMap<string, Buffer> {
  loaded ??= new Map(
    Object.values(files)
      .flatMap((weights) => Object.values(weights))
      .map((file) => [file, read(file)]),
  );
  return loaded;
}

let textCharacters: ReadonlySet<number> | undefined;

/** Returns the code points that the typeface for recorded text can print. Both weights have the same. */
export function charactersOfText(): ReadonlySet<number> {
  textCharacters ??= charactersOf(fontFiles().get(files.Inter.normal) ?? Buffer.alloc(0));
  return textCharacters;
}
