import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf } from './character-map.ts';
// What infra/bundle.ts lays beside the function, where the same look-up finds it.
import files from './fonts.json' with { type: 'json' };

const packages = createRequire(import.meta.filename);

/** The typefaces by name and weight, each the path of a font file. */
export const fonts = {
  Inter: { normal: packages.resolve(files.Inter.normal), bold: packages.resolve(files.Inter.bold) },
  'Source Serif': { normal: packages.resolve(files['Source Serif'].normal) },
};

export const fontFiles = Object.values(fonts).flatMap((weights) => Object.values(weights));

let textCharacters: ReadonlySet<number> | undefined;

/** The code points that the typeface of recorded text can print; both of its weights hold the same. */
export function charactersOfText(): ReadonlySet<number> {
  textCharacters ??= charactersOf(readFileSync(fonts.Inter.normal));
  return textCharacters;
}
