import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { StageFunction } from '../constructs/stage-function.ts';
import { publishedValue } from '../constructs/stage-value.ts';
import type { FunctionId } from '../functions.ts';
import type { Stage } from '../stages.ts';

export type FunctionsStackProps = StackProps & {
  stage: Stage;
  functionIds: readonly FunctionId[];
  /** Folder of the bundles from bundle.ts. */
  bundles: string;
};

/** A group's functions, with the resources that call them. */
export class FunctionsStack extends Stack {
  constructor(scope: Construct, id: string, props: FunctionsStackProps) {
    super(scope, id, props);
    const { stage, functionIds, bundles } = props;
    for (const functionId of functionIds) {
      new StageFunction(this, functionId, {
        stage,
        value: (name) => publishedValue(this, stage.name, name),
        bundles,
      });
    }
  }
}
