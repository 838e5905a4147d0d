import { CfnResource } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Fixes the logical ID of a construct's resource, so renaming or moving the construct never replaces a
 * resource that contains data.
 */
export function pinLogicalId(construct: IConstruct, logicalId: string): void {
  const resource = construct.node.defaultChild ?? construct;
  if (!(resource instanceof CfnResource)) throw new Error(`${construct.node.path} has no resource to pin`);
  resource.overrideLogicalId(logicalId);
}
