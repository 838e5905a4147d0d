import { Duration } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { FunctionId } from '../function-ids.ts';
import { functionName } from '../function-name.ts';
import { type LogMetric, logMetrics, metricNamespace } from '../log-metrics.ts';
import type { Stage } from '../stages.ts';

type HouseFunctionProps = {
  stage: Stage;
  id: FunctionId;
  description: string;
  /** The folder that bundle.ts made for it. */
  bundle: string;
  /** All that it may do, besides writing its log. */
  statements: readonly PolicyStatement[];
  environment: Record<string, string>;
  memory: number | undefined;
  timeout: number | undefined;
  /** What is counted in its log. */
  counts?: readonly LogMetric[];
};

/** A function with a role, a log and code of its own, made as all functions of the house are. */
export function houseFunction(scope: Construct, props: HouseFunctionProps): NodejsFunction {
  const { stage } = props;
  const logGroup = new LogGroup(scope, 'log', { retention: stage.logDays });
  const role = new Role(scope, 'role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  for (const statement of props.statements) role.addToPolicy(statement);
  logGroup.grantWrite(role);
  for (const metric of props.counts ?? []) {
    new MetricFilter(scope, metric, {
      logGroup,
      metricNamespace: metricNamespace(stage.name),
      metricName: metric,
      filterPattern: FilterPattern.stringValue('$.message', '=', logMetrics[metric]),
    });
  }
  return new NodejsFunction(scope, 'function', {
    functionName: functionName(stage.name, props.id),
    description: props.description,
    code: Code.fromAsset(props.bundle),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: props.memory ?? 1_024,
    timeout: Duration.seconds(props.timeout ?? 15),
    tracing: Tracing.ACTIVE,
    environment: {
      STAGE: stage.name,
      LOG_LEVEL: stage.logLevel,
      POWERTOOLS_SERVICE_NAME: 'digital-notary-journal',
      NODE_OPTIONS: '--enable-source-maps',
      ...props.environment,
    },
    role,
    logGroup,
  });
}
