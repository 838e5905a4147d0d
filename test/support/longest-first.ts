import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The folders of tests, those with the longest files first. */
const folders = ['/browser/', '/api/', '/infra/', '/scripts/', '/functions/'];
const projects = ['own services', 'services', 'web', 'units'];

function rankOf({ project, moduleId }: TestSpecification): number {
  const folder = folders.findIndex((name) => moduleId.includes(`/test${name}`));
  // Files of one project stay together, because only then do they share workers.
  return projects.indexOf(project.name) * 100 + (folder === -1 ? folders.length : folder);
}

/** Starts the files that take longest first, so that no worker is left with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizes = new Map(files.map(({ moduleId }) => [moduleId, statSync(moduleId).size]));
    const sizeOf = ({ moduleId }: TestSpecification) => sizes.get(moduleId) ?? 0;
    return files.toSorted((one, other) => rankOf(one) - rankOf(other) || sizeOf(other) - sizeOf(one));
  }
}
