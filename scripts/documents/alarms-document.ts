import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { CfnAlarm, CfnCompositeAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { MonitoringStack } from '#infra/stacks/monitoring.ts';
import { stageOf } from '#infra/stages.ts';

/** Returns the alarms of a stage that page somebody, by their names in the code, with their descriptions. */
function pagingAlarms(): { id: string; description: string }[] {
  const canary = mkdtempSync(join(tmpdir(), 'canary-'));
  const stack = new MonitoringStack(new App(), 'monitoring', { stage: stageOf('dev'), canary });
  rmSync(canary, { recursive: true });
  return stack.node.findAll().flatMap((construct) => {
    if (!(construct instanceof CfnAlarm || construct instanceof CfnCompositeAlarm)) return [];
    const actions: string[] | undefined = stack.resolve(construct.alarmActions);
    const id = construct.node.scope?.node.id ?? '';
    return actions?.length ? [{ id, description: construct.alarmDescription ?? '' }] : [];
  });
}

/** Returns docs/alarms.md: every alarm, with who is affected and the page that says what to do. */
export function alarmsDocument(): string {
  const rows = pagingAlarms().map(({ id, description }) => {
    const [, impact, page] = /^(.*) Runbook: docs\/runbooks\/([\w-]+)\.md$/.exec(description) ?? [];
    return `| ${id} | ${impact} | [${page}](runbooks/${page}.md) |`;
  });
  return `# Alarms

Written by \`npm run docs\` from \`infra/alarms/\`: do not edit. ${rows.length} alarms page someone.

| alarm | who is affected | runbook |
| --- | --- | --- |
${rows.join('\n')}
`;
}
