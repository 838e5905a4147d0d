import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf, withoutAlternates } from './font-file.ts';
// infra/bundle.ts puts these files next to the function, where the same lookup finds them.
import files from './fonts.json' with { type: 'json' };

const packages = createRequire(import.meta.filename);

const read = (file: string) => readFileSync(packages.resolve(file));

/** The typefaces by name and weight. Those of other scripts than Latin, Greek, and Cyrillic have one weight. */
export const fonts = {
  ...files.latin,
  ...Object.fromEntries(Object.values(files.scripts).map((file) => [file, { normal: file, bold: file }])),
};

const scriptFiles = new Set<unknown>(Object.values(files.scripts));

/** Reports whether a typeface is one of another script. */
export const isScriptFont = (name: unknown) => scriptFiles.has(name);

let loaded: Map<string, Buffer> | undefined;

/** Returns the font files of every document by name, read once per process. */
export function fontFiles(): ReadonlyMap<string, Buffer> {
  loaded ??= new Map(
    Object.values(files.latin)
      .flatMap((weights) => Object.values(weights))
      .map((file) => [file, withoutAlternates(read(file))]),
  );
  return loaded;
}

let textCharacters: ReadonlySet<number> | undefined;

/** Returns the code points that the typeface for recorded text can print. Both weights have the same. */
export function charactersOfText(): ReadonlySet<number> {
  textCharacters ??= charactersOf(fontFiles().get(files.latin.Inter.normal) ?? Buffer.alloc(0));
  return textCharacters;
}

/** The typeface of a script. Its name is that of its file. */
export type ScriptFont = { name: string; content: Buffer; characters: ReadonlySet<number> };

/** Wide forms of punctuation, letters, and digits, which belong to no script. */
const wideForms = '\\u3000-\\u303f\\uff00-\\uffef';

const scripts = Object.entries(files.scripts).map(([script, file]) => {
  const characters = `\\p{Script_Extensions=${script}}${script === 'Han' ? wideForms : ''}`;
  return { file, characters, isOf: new RegExp(`[${characters}]`, 'u') };
});

const otherScripts = new RegExp(`[${scripts.map(({ characters }) => characters).join('')}]`, 'u');

/** Reports whether a text has a character of a script that the usual typefaces lack. */
export const hasOtherScripts = (text: string) => otherScripts.test(text);

/** Room for the header of a last glyph without an outline, which fontkit reads although there is none. */
const afterLastGlyph = Buffer.alloc(10);

const loadedScripts = new Map<string, ScriptFont>();

/** Returns the font files of other scripts that texts have needed so far. */
export function scriptFontFiles(): ReadonlyMap<string, Buffer> {
  return new Map(Array.from(loadedScripts.values(), ({ name, content }) => [name, content]));
}

/** Returns the typeface of another script for a character. Reads its file with the first such character. */
export function scriptFontOf(character: string): ScriptFont | undefined {
  if (!hasOtherScripts(character)) return undefined;
  const name = scripts.find(({ isOf }) => isOf.test(character))?.file ?? '';
  const known = loadedScripts.get(name);
  if (known) return known;
  const content = Buffer.concat([read(name), afterLastGlyph]);
  const font = { name, content, characters: charactersOf(content) };
  loadedScripts.set(name, font);
  return font;
}
