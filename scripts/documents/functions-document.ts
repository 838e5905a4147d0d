import type { FunctionDefinition } from '#infra/function-definitions/function-definition.ts';
import { functionGroups, functions, idsOfGroup, isOfKind } from '#infra/functions.ts';
import { routeKey } from '#infra/route-key.ts';

const rowOf = (group: string) => (id: keyof typeof functions) => {
  const { impact, runbook = 'function-errors' }: FunctionDefinition = functions[id];
  const called = isOfKind(id, 'route') ? `\`${routeKey(id)}\`` : 'no route';
  return `| ${id} | ${called} | ${group} | ${impact} | [${runbook}](runbooks/${runbook}.md) |`;
};

/** Returns docs/functions.md: who is affected while a function fails, and which page says what to do. */
export function functionsDocument(): string {
  return `# Functions

Written by \`npm run docs\` from \`infra/function-definitions/\`: do not edit. Alarms watch groups of routes, and each function that no route calls.

| function | route | group | who is affected while it fails | runbook |
| --- | --- | --- | --- | --- |
${functionGroups.flatMap((group) => idsOfGroup(group).map(rowOf(group))).join('\n')}
`;
}
