import { expect, test } from 'vitest';
import { stageNames } from '#infra/stages.ts';
import { brokenFindings, findingsOf } from './templates.ts';

test.each(stageNames)(
  '%s follows the rules of AwsSolutions and Serverless, except for those acknowledged',
  async (stage) => {
    expect(await findingsOf(stage)).toEqual({ solutions: [], serverless: [] });
  },
);

test('the rules detect a bucket without protection', async () => {
  const { solutions } = await brokenFindings();
  expect(solutions.join()).toContain('AwsSolutions-S1 ');
});
