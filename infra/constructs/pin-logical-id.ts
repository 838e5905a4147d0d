import { CfnResource } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Fixes the logical id of the resource behind a construct. What holds data must never be replaced
 * because its construct was renamed or moved.
 */
export function pinLogicalId(construct: IConstruct, logicalId: string): void {
  const resource = construct.node.defaultChild ?? construct;
  if (!(resource instanceof CfnResource)) throw new Error(`${construct.node.path} holds no resource to pin`);
  resource.overrideLogicalId(logicalId);
}
