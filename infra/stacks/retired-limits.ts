import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { AwsCustomResource, AwsCustomResourcePolicy } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { ofTheLibrary } from '../constructs/library-function.ts';
import { publishedValue } from '../constructs/stage-value.ts';
import type { RouteLimit } from '../route-limits.ts';
import type { Stage } from '../stages.ts';

/**
 * Removes the limits of routes that are about to lose them, be renamed, or be removed. API Gateway refuses to
 * change an API while its stage limits a missing route, and a limit left out of a template stays, so this
 * comes before the functions (docs/adr/0031). The gateway's stack sets the limits of the remaining routes.
 */
export class RetiredLimitsStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { stage: Stage; limits: readonly RouteLimit[] },
  ) {
    super(scope, id, props);
    const { stage, limits } = props;
    const apiId = publishedValue(this, stage.name, 'ApiId');
    const settings = (partition: string, api: string) =>
      `arn:${partition}:apigateway:${this.region}::/apis/${api}/stages/*`;
    for (const { key } of limits) {
      // Its name changes with the route's, so a renamed route loses its earlier limit.
      new AwsCustomResource(this, `limit of ${key.replaceAll('/', ' ')}`, {
        onDelete: {
          service: 'ApiGatewayV2',
          action: 'DeleteRouteSettings',
          parameters: { ApiId: apiId, StageName: '$default', RouteKey: key },
          // The gateway's stack failed or is gone, so there is no such limit.
          ignoreErrorCodesMatching: 'NotFoundException',
        },
        // The runtime's SDK already has this call.
        installLatestAwsSdk: false,
        policy: AwsCustomResourcePolicy.fromStatements([
          new PolicyStatement({
            sid: 'Limits',
            actions: ['apigateway:DELETE'],
            resources: [settings(this.partition, apiId)],
          }),
        ]),
      });
    }
    Validations.of(this).acknowledge(...ofTheLibrary, {
      id: `AwsSolutions-IAM5[Resource::${settings('<AWS::Partition>', '<ApiId>')}]`,
      reason: 'The names of limits contain the methods and paths of routes.',
    });
  }
}
