import { limits } from '#shared/data/limits.ts';
import type { DocumentPackage, PackageRow } from '#shared/data/package-starters.ts';

type Packages = readonly DocumentPackage[];

/** Returns a name that no list has yet: the name itself, or with a number. */
function freeName(packages: Packages, name: string): string {
  const taken = new Set(packages.map((other) => other.name.toLowerCase()));
  const base = [...name].slice(0, limits.packageNameLength - 4).join('');
  let free = base;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${base} ${number}`;
  return free;
}

/** Returns a name for the list of these documents: "Deed of Trust and 5 more". */
export function nameFor(packages: Packages, rows: readonly PackageRow[]): string {
  const [first, ...others] = rows;
  const title = first?.title ?? 'Documents';
  return freeName(packages, others.length > 0 ? `${title} and ${others.length} more` : title);
}

/** Adds a list at the top, or where it was. */
export const added = (packages: Packages, list: DocumentPackage, at = 0): DocumentPackage[] =>
  packages.toSpliced(at, 0, { ...list, name: freeName(packages, list.name) });

export const removed = (packages: Packages, name: string): DocumentPackage[] =>
  packages.filter((list) => list.name !== name);

/** Moves a list up (-1) or down (1). */
export function moved(packages: Packages, name: string, by: -1 | 1): DocumentPackage[] {
  const from = packages.findIndex((list) => list.name === name);
  const list = packages[from];
  const to = from + by;
  if (!list || to < 0 || to >= packages.length) return [...packages];
  return packages.toSpliced(from, 1).toSpliced(to, 0, list);
}

export const renamed = (packages: Packages, from: string, to: string): DocumentPackage[] =>
  packages.map((list) => (list.name === from ? { ...list, name: to } : list));
