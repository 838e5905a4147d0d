import { SourceMap } from 'node:module';
import { functionName } from '#infra/function-name.ts';
import { type FunctionId, functionIds } from '#infra/functions.ts';
import { stageNames } from '#infra/stages.ts';

/** Source maps of one function, as JSON text by the name of the bundled file. */
export type FunctionMaps = ReadonlyMap<string, string>;

/** A position in a bundled file: Lambda's folder, or the local stack's folder of the function. */
const position =
  /(?:\/var\/task|[^\s"'()]*\/functions\/(?<id>[\w-]+))\/(?<file>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)/g;

function knownId(name: string | undefined): FunctionId | undefined {
  return functionIds.find(
    (id) => id === name || stageNames.some((stage) => functionName(stage, id) === name),
  );
}

/**
 * Returns the function that a log line is about: the folder in a frame, else the `function_name` of the line.
 * Undefined if the line names none.
 */
export function functionOf(line: string): FunctionId | undefined {
  const folders = [...line.matchAll(position)].map(({ groups }) => knownId(groups?.['id']));
  return folders.find((id) => id !== undefined) ?? knownId(/"function_name":\s*"([\w-]+)"/.exec(line)?.[1]);
}

/** Replaces every position in a bundled file by the file, line, and column in the repository. */
export function originalFrames(line: string, maps: FunctionMaps): string {
  return line.replace(position, (whole, _id, file: string, row: string, column: string) => {
    const text = maps.get(file);
    if (!text) return whole;
    // Stack traces count from 1, source maps from 0.
    const found = new SourceMap(JSON.parse(text)).findEntry(Number(row) - 1, Number(column) - 1);
    if (!('originalSource' in found) || !found.originalSource) return whole;
    return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}
