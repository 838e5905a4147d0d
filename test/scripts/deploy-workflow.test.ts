import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gradualIds } from '#infra/functions.ts';
import { type StackKind, stackKinds } from '#infra/stage-stacks.ts';
import { stageNames } from '#infra/stages.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');

describe('the workflow that deploys', () => {
  const workflow = read('.github/workflows/deploy.yml');
  const jobs = new Map(
    workflow
      .split(/^ {2}(?=\w+:$)/m)
      .map((job) => [job.split(':')[0] ?? '', job] as const)
      .filter(([, job]) => job.includes('runs-on:')),
  );

  it('has a job for the build and for each stage that is deployed, one after the other', () => {
    expect([...jobs.keys()]).toEqual(['build', ...stageNames.filter((name) => name !== 'local')]);
    expect(jobs.get('dev')).toContain('needs: build');
    expect(jobs.get('prod')).toContain('needs: dev');
  });

  it('uses the environment of the stage, whose role it takes without a stored key', () => {
    for (const stage of ['dev', 'prod']) {
      expect(jobs.get(stage)).toContain(`environment: ${stage}\n`);
      expect(jobs.get(stage)).toContain('id-token: write');
    }
    expect(workflow).not.toContain('secrets.');
    expect(workflow).not.toMatch(/access-key/i);
  });

  it('tests every stage after its deployment, and deploys what was built', () => {
    const steps = jobs.get('dev') ?? '';
    expect(jobs.get('prod')).toContain('steps: *deploy');
    expect(steps.indexOf('npm run smoke')).toBeGreaterThan(steps.indexOf('cdk deploy'));
    expect(steps).not.toMatch(/npm run (build|synth)/);
    for (const stage of ['dev', 'prod']) {
      expect(jobs.get('build')).toContain(`-c stage=${stage} $OPTIONS --output assemblies/${stage}`);
    }
  });

  it('passes no expression into a shell', () => {
    const commands = workflow.split('\n').filter((line) => /^\s*(- )?run:/.test(line));
    expect(commands.length).toBeGreaterThan(4);
    expect(commands.filter((line) => line.includes('${{'))).toEqual([]);
  });
});

const staying: readonly StackKind[] = ['data', 'backup-copies', 'backups', 'front'];

it.each(['rollback', 'restore'])(
  'the runbook %s deploys all stacks that read values, and no others',
  (name) => {
    const runbook = read(`docs/runbooks/${name}.md`);
    const [, listed = ''] = /notary-journal-\$stage-\{([\w,-]+)\}/i.exec(runbook) ?? [];
    expect(listed.split(',')).toEqual(stackKinds.filter((kind) => !staying.includes(kind)));
    expect(/npx cdk deploy [^\n]+/.exec(runbook)?.[0]).toContain('--exclusively');
  },
);

it('the runbook of a restore asks each function behind an alias for its table', () => {
  const [, asked = ''] = /for id in ([\w -]+); do/.exec(read('docs/runbooks/restore.md')) ?? [];
  expect(asked.split(' ')).toEqual(gradualIds);
});

describe('the runbook of a rollback', () => {
  const runbook = read('docs/runbooks/rollback.md');

  it('builds the site before it deploys it', () => {
    expect(runbook.indexOf('npm run build')).toBeGreaterThan(0);
    expect(runbook.indexOf('npm run build')).toBeLessThan(runbook.indexOf('npx cdk deploy'));
  });
});
