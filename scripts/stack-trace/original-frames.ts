import { SourceMap } from 'node:module';
import { functionName } from '#infra/function-name.ts';
import { type FunctionId, functionIds } from '#infra/functions.ts';
import { stageNames } from '#infra/stages.ts';

/** Source maps as JSON text, by the name of the bundled file. */
export type BundleMaps = ReadonlyMap<string, string>;

/** A position in a bundled file, on Lambda or in the local stack. */
const position =
  /(?:\/var\/task|[^\s"'()]*\/functions)\/(?<file>(?:[\w-]+\/)?[\w.-]+\.js):(?<line>\d+):(?<column>\d+)/g;

/** Whether the local stack logged the line. */
export const isLocal = (line: string): boolean =>
  [...line.matchAll(position)].some(([found]) => !found.startsWith('/var/task'));

function knownId(name: string | undefined): FunctionId | undefined {
  return functionIds.find(
    (id) => id === name || stageNames.some((stage) => functionName(stage, id) === name),
  );
}

/** Returns the function that logged a line on Lambda. Undefined if the line names none. */
export function functionOf(line: string): FunctionId | undefined {
  return knownId(/"function_name":\s*"([\w-]+)"/.exec(line)?.[1]);
}

/** Replaces every position in a bundled file by the file, line, and column in the repository. */
export function originalFrames(line: string, maps: BundleMaps): string {
  return line.replace(position, (whole, file: string, row: string, column: string) => {
    const text = maps.get(file);
    if (!text) return whole;
    // Stack traces count from 1, source maps from 0.
    const found = new SourceMap(JSON.parse(text)).findEntry(Number(row) - 1, Number(column) - 1);
    if (!('originalSource' in found) || !found.originalSource) return whole;
    return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}
