import { notShown, sections } from '#web/gallery/sections.ts';
import { readTokens, type Token } from './tokens.ts';

const schemes = ['light', 'dark'] as const;

/** The file of a section's picture, beside docs/design.md. */
export function pictureOf(section: string, scheme: (typeof schemes)[number]): string {
  return `design/${section}-${scheme}.webp`;
}

const groups = [
  { title: 'Type', holds: /^(text|title|serif|sans)/ },
  { title: 'Space and size', holds: /^(space|touch|radius)/ },
  { title: 'Motion', holds: /^motion/ },
  { title: 'Colour', holds: /./ },
] as const;

function tokenTable(title: string, tokens: readonly Token[]): string {
  const hasDark = tokens.some(({ dark }) => dark !== undefined);
  const head = hasDark ? '| Token | Light | Dark |\n| --- | --- | --- |' : '| Token | Value |\n| --- | --- |';
  const rows = tokens.map(({ name, light, dark = light }) =>
    hasDark ? `| \`--${name}\` | \`${light}\` | \`${dark}\` |` : `| \`--${name}\` | \`${light}\` |`,
  );
  return `### ${title}\n\n${head}\n${rows.join('\n')}\n`;
}

function tokenTables(css: string): string {
  let left = readTokens(css);
  return groups
    .map(({ title, holds }) => {
      const tokens = left.filter(({ name }) => holds.test(name));
      left = left.filter(({ name }) => !holds.test(name));
      return tokenTable(title, tokens);
    })
    .join('\n');
}

/** docs/design.md: the tokens of the theme and the states of every component. `css` is web/styles/roles.css. */
export function designPage(css: string): string {
  const pictures = sections.map(({ id, title }) => {
    const [light, dark] = schemes.map((scheme) => `![${title}, ${scheme}](${pictureOf(id, scheme)})`);
    return `### ${title}\n\n| Light | Dark |\n| --- | --- |\n| ${light} | ${dark} |\n`;
  });
  const absent = Object.entries(notShown).map(([name, why]) => `- \`${name}\`: ${why}.`);
  return `# Design

Written by \`npm run design\` from \`web/styles/roles.css\` and from the components themselves, as \`web/gallery\` shows them. Do not edit it.

Ink on paper, under a seal: calm, exact, permanent. Hairline rules rather than shadows, one theme in light and dark, status never by colour alone, targets of 44 pixels.

## Tokens

${tokenTables(css)}
## Components

${pictures.join('\n')}
### Not shown

${absent.join('\n')}
`;
}
