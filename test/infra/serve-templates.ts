import { type StageName, stageNames } from '#infra/stages.ts';
import { once } from '#test/support/once.ts';
import { serveResults } from '#test/support/serve-results.ts';
import { brokenFindings, makeSequence, makeStage } from './make-templates.ts';

/* Serves the synthesized stages to all test files, tells the parent its address, and ends with the parent. */

const madeStage = (stage: StageName) => once(() => makeStage(stage));
const stages = Object.fromEntries(stageNames.map((stage) => [stage, madeStage(stage)])) as Record<
  StageName,
  ReturnType<typeof madeStage>
>;
const sequence = once(async () => makeSequence((await stages.prod.get()).deployment));

const results: Record<string, () => Promise<unknown>> = {
  ...Object.fromEntries(
    stageNames.flatMap((stage) => {
      const made = stages[stage];
      return [
        [`/templates/${stage}`, async () => (await made.get()).deployment.templates] as const,
        [`/findings/${stage}`, async () => (await made.get()).findings()] as const,
      ];
    }),
  ),
  '/templates/sequence': sequence.get,
  '/findings/broken': brokenFindings,
};

const server = await serveResults(async (path) => results[path]?.());
process.send?.(`http://127.0.0.1:${server.port}`);
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
