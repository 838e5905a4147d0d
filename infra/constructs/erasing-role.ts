import type { Stack } from 'aws-cdk-lib';
import type { StageName } from '../stages.ts';

/**
 * Returns the name of the only role that may delete sealed files. It is fixed, because the bucket's policy
 * names it before the role exists. It includes the region, because a stage can be restored in a second region
 * of its account.
 */
export function erasingRoleName({ region }: Stack, stage: StageName): string {
  return `notary-journal-${stage}-erases-${region}`;
}
