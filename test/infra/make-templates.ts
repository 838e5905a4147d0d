import type { StackKind } from '#infra/make-stacks.ts';
import type { StageName } from '#infra/stages.ts';
import { synthesize, type Template } from '#infra/synthesize.ts';
import { stubBundles, temporaryFolder } from './stub-bundles.ts';

export type Templates = Record<StackKind, Template>;

/** Synthesizes the templates of a stage over empty functions, without a site unless one is given. */
export async function makeTemplates(stage: StageName, siteDirectory?: string): Promise<Templates> {
  return synthesize({
    stage,
    outDir: await temporaryFolder(),
    bundles: await stubBundles(),
    ...(siteDirectory && { siteDirectory }),
  });
}
