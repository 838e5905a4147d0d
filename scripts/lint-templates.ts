import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { synthesizeProd } from './local/assembly/prod-stacks.ts';
import { command } from './local/command.ts';
import { buildSite } from './local/site/build-site.ts';
import { execute } from './python/execute.ts';
import { pythonTools } from './python/python-tools.ts';

/*
 * `npm run lint-templates` builds the site, synthesizes the stage prod into `cdk.out`, and checks its templates with cfn-lint. `.cfnlintrc.yaml`
 * explains the warnings that it accepts.
 */
await command(async () => {
  const tools = await pythonTools();
  await rm('cdk.out', { recursive: true, force: true });
  await buildSite();
  await synthesizeProd('cdk.out', 'web/dist');
  await execute(join(tools, 'cfn-lint'), []);
});
