import { expect, test } from 'vitest';
import { stageNames } from '#infra/stages.ts';
import { everyCase } from '#test/support/every-case.ts';
import { brokenFindings, findingsOf } from './templates.ts';

// The stage `prod` stands for the others in `npm test`.
test.each(everyCase ? stageNames : (['prod'] as const))(
  '%s follows the rules of AwsSolutions and Serverless, except for those acknowledged',
  async (stage) => {
    expect(await findingsOf(stage)).toEqual({ solutions: [], serverless: [] });
  },
);

test('the rules detect a bucket without protection', async () => {
  const { solutions } = await brokenFindings();
  expect(solutions.join()).toContain('AwsSolutions-S1 ');
});
