import type { PlannedFunction } from '../local/assembly/stack-plan.ts';

/**
 * Returns the functions of a stage as calls reach them after a deployment. As in Lambda, a published version keeps the environment
 * that it was published with, so only a version with another name in the template has the new one.
 */
export function deployedAfter(
  before: readonly PlannedFunction[],
  after: readonly PlannedFunction[],
): PlannedFunction[] {
  const published = new Map(
    before.flatMap(({ function: { version, environment } }) => (version ? [[version, environment]] : [])),
  );
  return after.map((planned) => {
    const environment = published.get(planned.function.version ?? '');
    return environment ? { ...planned, function: { ...planned.function, environment } } : planned;
  });
}
