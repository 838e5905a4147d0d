import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { metricNamespace } from '#infra/log-metrics.ts';
import { stageOf } from '#infra/stages.ts';
import { parseTemplate, type Template } from '#infra/template.ts';
import { prodSettings } from '../local/assembly/prod-settings.ts';
import { synthesizeProd } from '../local/assembly/prod-stacks.ts';
import { command } from '../local/command.ts';
import type { RecordedCall } from './aws-call.ts';
import { judge } from './judge.ts';
import { reportOf } from './report.ts';
import { stagePolicies } from './stage-policies.ts';

/*
 * `npm run policy-check` runs the API tests and the journeys in a browser, records every call of a function to an AWS service, and judges the calls
 * by the policies of the stage prod. `-- <file>` judges an earlier recording, which `RECORD_AWS_CALLS=<file>` makes
 * while the local stack runs.
 */

/** The local functions send mail from the domain, and with the configuration set, of the stage `local`. */
function withLocalMail(template: Template): Template {
  const text = JSON.stringify(template)
    .replaceAll(prodSettings.mailDomain, stageOf('local').mailDomain)
    .replaceAll(
      `configuration-set/${metricNamespace('prod')}`,
      `configuration-set/${metricNamespace('local')}`,
    );
  return parseTemplate(JSON.parse(text));
}

/** Returns whether the tests passed. */
async function recordTests(file: string): Promise<boolean> {
  const tests = spawn('vitest', ['run', 'test/api', 'test/browser', '--project=!long'], {
    stdio: 'inherit',
    env: { ...process.env, RECORD_AWS_CALLS: file },
  });
  const [code] = await once(tests, 'exit');
  return code === 0;
}

await command(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-policy-'));
  try {
    const [given] = process.argv.slice(2);
    const file = given ?? join(folder, 'calls.jsonl');
    const passed = given ? true : await recordTests(file);
    const recorded = (await readFile(file, 'utf8'))
      .split('\n')
      .filter((line) => line !== '')
      .map((line): RecordedCall => JSON.parse(line));
    const templates = Object.values(await synthesizeProd(join(folder, 'prod')));
    const { good, text } = reportOf(judge(stagePolicies('prod', templates.map(withLocalMail)), recorded));
    console.log(text);
    if (!passed) console.error('FAILED: some tests failed, so some calls may be missing.');
    if (!good || !passed) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
