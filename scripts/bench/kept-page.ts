import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../docs/performance.md');

/** Returns a page with another text below a heading of the second level. Throws if the page has no such heading. */
export function withSection(page: string, heading: string, text: string): string {
  const start = page.indexOf(`\n## ${heading}\n`);
  if (start < 0) throw new Error(`docs/performance.md has no section "${heading}"`);
  const end = page.indexOf('\n## ', start + 1);
  return `${page.slice(0, start)}\n## ${heading}\n\n${text}\n${end < 0 ? '' : page.slice(end)}`;
}

/** Replaces a section of docs/performance.md by that of a run that measured nothing else, and prints it. */
export async function pageWith(heading: string, text: string): Promise<void> {
  await writeFile(file, withSection(await readFile(file, 'utf8'), heading, text));
  console.log(text);
}
