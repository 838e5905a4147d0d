import type { DocumentPackage } from '../data/package-starters.ts';
import { textProblems } from './law/text/text-problems.ts';

/**
 * Returns a sentence for each fault of a notary's lists: a name used twice, or a text with a number that no journal may
 * contain. A list is not about one case, so it has no parcel or loan number that could be confirmed.
 */
export function packageProblems(packages: readonly DocumentPackage[]): string[] {
  const names = packages.map(({ name }) => name.toLowerCase());
  const twice = packages.filter(({ name }, index) => names.indexOf(name.toLowerCase()) !== index);
  return [
    ...twice.map(({ name }) => `Two lists are named "${name}". Choose another name for one of them.`),
    ...packages.flatMap(({ name, rows }, index) => {
      const documents = [name, ...rows.map(({ title }) => title)].map((description) => ({ description }));
      return textProblems({ documents }).map(
        ({ path }) =>
          `packages.${index}: ${path === 'documents.0.description' ? 'The name' : `Document ${path.split('.')[1]}`} contains a number that may be personal. Remove the number.`,
      );
    }),
  ];
}
