import { notShown, sections } from '#web/gallery/sections.ts';
import { readTokens, type Token } from './tokens.ts';

const schemes = ['light', 'dark'] as const;

/** Returns the file of a section's picture, relative to docs/design.md. */
export function pictureOf(section: string, scheme: (typeof schemes)[number]): string {
  return `design/${section}-${scheme}.webp`;
}

const groups = [
  { title: 'Type', holds: /^(text|title|serif|sans)/ },
  { title: 'Space and size', holds: /^(space|touch|radius)/ },
  { title: 'Motion', holds: /^motion/ },
  { title: 'Color', holds: /./ },
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

/** Returns docs/design.md: the theme's tokens and the states of every component. `css` is web/styles/roles.css. */
export function designPage(css: string): string {
  const pictures = sections.map(({ id, title }) => {
    const [light, dark] = schemes.map((scheme) => `![${title}, ${scheme}](${pictureOf(id, scheme)})`);
    return `### ${title}\n\n| Light | Dark |\n| --- | --- |\n| ${light} | ${dark} |\n`;
  });
  const absent = Object.entries(notShown).map(([name, why]) => `- \`${name}\`: ${why}.`);
  return `# Design

\`npm run design\` writes this page from \`web/styles/roles.css\` and from the components, as \`web/gallery\` shows them. Do not edit it.

The look is ink on paper, under a seal: calm, exact, permanent. It uses hairline rules instead of shadows, has one theme in light and dark, never shows status by color alone, and has touch targets of 44 pixels.

## Tokens

${tokenTables(css)}
## Components

${pictures.join('\n')}
### Not shown

${absent.join('\n')}
`;
}
