import { type ExplainedGrants, explainedGrants } from './explained-grants.ts';
import type { Judgment, UnusedGrant } from './judge.ts';

const shown = 20;

/** Returns unused grants as lines, one per action and resource, with the functions that have it. */
function grouped(grants: readonly UnusedGrant[]): string[] {
  const groups = Map.groupBy(grants, ({ action, resource }) => `${action} on ${resource}`);
  return [...groups].map(([grant, all]) => `  ${grant}: ${all.map(({ by }) => by).join(', ')}`);
}

const covers = ({ actions, sid, resource = '', functions }: ExplainedGrants, grant: UnusedGrant): boolean =>
  actions.includes(grant.action) &&
  (sid === undefined || sid === grant.sid) &&
  grant.resource.replace(/\/\*$/, '').endsWith(resource.replace(/\/\*$/, '')) &&
  (functions === undefined || functions.some((id) => id === grant.by));

/** Returns the result in words, and whether it is good: no call is denied, and every unused grant has a reason. */
export function reportOf({ calls, denied, unused }: Judgment): { good: boolean; text: string } {
  const groups = explainedGrants.map((explained) => ({
    reason: explained.reason,
    grants: unused.filter((grant) => covers(explained, grant)),
  }));
  const explained = new Set(groups.flatMap(({ grants }) => grants));
  const open = unused.filter((grant) => !explained.has(grant));
  const lines = [
    'Grants that no recorded call needed:',
    ...groups.map(({ reason, grants }) => `${String(grants.length).padStart(5)}  ${reason}`),
    ...(open.length > 0
      ? ['FAILED: remove these grants, or explain them in explained-grants.ts:', ...grouped(open)]
      : []),
    ...denied
      .slice(0, shown)
      .map(
        ({ by, call, because }) =>
          `FAILED: ${by} may not ${call.action} on ${call.resource} (${JSON.stringify(call.context)}): ${because}.`,
      ),
    ...(denied.length > shown ? [`… and ${denied.length - shown} more.`] : []),
    `${calls} recorded calls: ${denied.length} denied; ${unused.length} unused grants, ${open.length} of them without a reason.`,
  ];
  return { good: denied.length + open.length === 0, text: lines.join('\n') };
}
