import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Amplify UI declares a custom property for every detail of every component. This plugin removes the
 * properties that no rule of the built site reads: half of the style sheet.
 */
export function dropUnusedTokens(): Plugin {
  const declaration = /(--amplify-[\w-]+):[^;{}]*(?:;|(?=\}))/g;
  return {
    name: 'drop-unused-tokens',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const sheets = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
      const inScripts = scripts.flatMap((code) => code.match(/--amplify-[\w-]+/g) ?? []);
      for (let before = -1, after = 0; before !== after; ) {
        before = after;
        const text = sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('\n');
        const read = new Set([...text.matchAll(/var\(\s*(--amplify-[\w-]+)/g)].map((match) => match[1]));
        for (const name of inScripts) read.add(name);
        for (const sheet of sheets) {
          if (!('source' in sheet)) continue;
          sheet.source = String(sheet.source).replace(declaration, (whole, name) =>
            read.has(name) ? whole : '',
          );
        }
        after = read.size;
      }
    },
  };
}

/** Replaces Amplify UI's module of the same name: CSS properties among the props become styles with the values as they are. */
const plainStyles = `
import { ComponentPropsToStylePropsMap as styles } from '../types/style.mjs';

export function useStyles(props, style) {
  const propStyles = { ...style };
  const nonStyleProps = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (name in styles) propStyles[styles[name]] = value;
    else nonStyleProps[name] = value;
  }
  return { propStyles, nonStyleProps };
}
`;

/**
 * Every component of Amplify UI also accepts CSS properties that name tokens of a theme, or differ between widths of the screen. For
 * these, each page loads the theme as JavaScript, and each component watches six media queries and renders twice. Our
 * style sheets set what we change, so the built site has neither.
 */
export function plainStyleProps(): Plugin {
  const module = /@aws-amplify\/ui-react\/dist\/esm\/primitives\/shared\/styleUtils\.mjs$/;
  return {
    name: 'plain-style-props',
    apply: 'build',
    load: { filter: { id: module }, handler: () => plainStyles },
  };
}

/**
 * Amplify UI keeps the CSS classes of all components in one object. This plugin makes each an export of its own, so that the
 * built site keeps only those of the components that it shows.
 */
export function classNamesInUse(): Plugin {
  const module = /@aws-amplify\/ui\/dist\/esm\/types\/primitives\/componentClassName\.mjs$/;
  return {
    name: 'class-names-in-use',
    apply: 'build',
    load: {
      filter: { id: module },
      async handler(id) {
        const classes = [...(await readFile(id, 'utf8')).matchAll(/^ +(\w+): ('[\w-]+'),$/gm)];
        if (classes.length === 0) throw new Error(`${id} has no class names`);
        const own = classes.map(([, name, text]) => `export const ${name} = ${text};`);
        return `${own.join('\n')}\nexport * as ComponentClassName from './componentClassName.mjs';`;
      },
    },
  };
}
