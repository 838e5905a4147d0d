import { Validations } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { type FunctionId, functions, isOfKind } from '../functions.ts';
import { type FunctionResources, wildcardArns } from './function-access.ts';
import { queueFunction } from './queue-function.ts';
import { routeFunction } from './route-function.ts';
import { scheduledFunction } from './scheduled-function.ts';
import { streamFunction } from './stream-function.ts';

/** One row of the function table: the function, and the route, stream, queue, or schedule that calls it. */
export class StageFunction extends Construct {
  constructor(scope: Construct, id: FunctionId, resources: FunctionResources) {
    super(scope, id);
    if (isOfKind(id, 'route')) routeFunction(this, id, resources);
    else if (isOfKind(id, 'stream')) streamFunction(this, id, resources);
    else if (isOfKind(id, 'queue')) queueFunction(this, id, resources);
    else scheduledFunction(this, id, resources);
    Validations.of(this).acknowledge(
      {
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'X-Ray (traces) and DynamoDB (listing streams) support no narrower resource.',
      },
      ...wildcardArns(functions[id]).map((arn) => ({
        id: `AwsSolutions-IAM5[Resource::${arn}]`,
        reason: 'The function serves every notary. Each path that it uses contains the notary ID.',
      })),
    );
  }
}
