import { CfnParameter, Stack } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { parameterName, type StageValue } from '../stage-values.ts';
import type { StageName } from '../stages.ts';

/*
 * Stacks share values through SSM parameters instead of exports: CloudFormation refuses to change an export
 * while another stack imports it, so the site's domain could never change (docs/adr/0025).
 */

/** Publishes values for later stacks. */
export function publishValues(
  scope: Construct,
  stage: StageName,
  values: Partial<Record<StageValue, string>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    new StringParameter(scope, `${name}-value`, {
      parameterName: parameterName(stage, name as StageValue),
      description: `Read by later stacks of ${stage}`,
      stringValue: value,
    });
  }
}

/** Returns a value that an earlier stack publishes. CloudFormation reads it at each deployment. */
export function publishedValue(scope: Construct, stage: StageName, name: StageValue): string {
  const stack = Stack.of(scope);
  const known = stack.node.tryFindChild(name);
  const parameter =
    known instanceof CfnParameter
      ? known
      : new CfnParameter(stack, name, {
          type: 'AWS::SSM::Parameter::Value<String>',
          default: parameterName(stage, name),
        });
  return parameter.valueAsString;
}
