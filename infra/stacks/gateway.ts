import { Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type CfnStage, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { publishedValue, publishValues } from '../constructs/stage-value.ts';
import type { RouteLimit } from '../route-limits.ts';
import type { Stage } from '../stages.ts';

/**
 * Opens the API: its log, and how many requests it accepts in total and per route. Deployed after the
 * functions, because API Gateway rejects settings for a route that doesn't exist.
 */
export class GatewayStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { stage: Stage; limits: readonly RouteLimit[] },
  ) {
    super(scope, id, props);
    const { stage, limits } = props;
    const httpApi = HttpApi.fromHttpApiAttributes(this, 'api', {
      httpApiId: publishedValue(this, stage.name, 'ApiId'),
    });
    const logGroup = new LogGroup(this, 'log', { retention: stage.logDays });
    const opened = new HttpStage(this, 'stage', {
      httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: stage.requestsPerSecond, burstLimit: 2 * stage.requestsPerSecond },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        // No network address and no path: paths contain IDs, and addresses are personal data.
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            time: '$context.requestTime',
            route: '$context.routeKey',
            status: '$context.status',
            latency: '$context.responseLatency',
            functionLatency: '$context.integrationLatency',
            error: '$context.error.messageString',
          }),
        ),
      },
    });
    (opened.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
      limits.map(({ key, perSecond }) => [
        key,
        { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: 2 * perSecond },
      ]),
    );
    publishValues(this, stage.name, { ApiLogGroupName: logGroup.logGroupName });
  }
}
