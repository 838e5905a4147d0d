/** A token of the theme; `dark` only where it differs in the dark. */
export type Token = { name: string; light: string; dark?: string };

const declaration = /--([\w-]+):\s*([^;]+);/g;
const darkBlock = /@media \(prefers-color-scheme: dark\)\s*\{([\s\S]*)\}/;

function read(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(declaration)].map(([, name = '', value = '']) => [
      name,
      value.trim().replace(/\s+/g, ' '),
    ]),
  );
}

/** The tokens that web/styles/roles.css sets, in its order. */
export function readTokens(css: string): Token[] {
  const dark = read(darkBlock.exec(css)?.[1] ?? '');
  return [...read(css.replace(darkBlock, ''))].map(([name, light]) => {
    const inDark = dark.get(name);
    return inDark === undefined ? { name, light } : { name, light, dark: inDark };
  });
}
