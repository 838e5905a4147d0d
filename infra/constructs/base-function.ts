import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { takesKey } from '#shared/contract/routes.ts';
import { addsToAccessRecord } from '#shared/data/access-kinds.ts';
import { accountCallLimit } from '#shared/data/call-limits.ts';
import { bundleDirectory } from '../bundle.ts';
import type { FunctionDefinition } from '../function-definitions/function-definition.ts';
import { functionName } from '../function-name.ts';
import { type FunctionId, functions, isOfKind } from '../functions.ts';
import {
  distanceMetrics,
  documentMetrics,
  locationMetrics,
  metricNamespace,
  paymentMetrics,
} from '../log-metrics.ts';
import { erasingRoleName } from './erasing-role.ts';
import { accessEnvironment, accessStatements, type FunctionResources } from './function-access.ts';
import { versionOptions } from './gradual-release.ts';
import { tableStatements } from './table-access.ts';

type BaseFunctionProps = {
  id: FunctionId;
  resources: FunctionResources;
  description: string;
  environment?: Record<string, string>;
  /** Permissions that the function's caller needs the role to have. */
  callerStatements?: readonly PolicyStatement[];
  /** The queue that keeps failed calls. */
  failures?: Queue;
};

/** Grants sending to a queue of failures. */
export function failuresStatement(failures: Queue): PolicyStatement {
  return new PolicyStatement({
    sid: 'Failures',
    actions: ['sqs:SendMessage'],
    resources: [failures.queueArn],
  });
}

/** Returns a route's access to the table, according to the contract. */
const contractAccess = (id: FunctionId) =>
  isOfKind(id, 'route')
    ? {
        addsToRecord: addsToAccessRecord(id),
        countsCalls: accountCallLimit(id) !== undefined,
        keepsRequests: takesKey(id),
      }
    : {};

/** Creates a row's function with its own role, log, and code, and only the access that the row lists. */
export function baseFunction(scope: Construct, props: BaseFunctionProps): NodejsFunction {
  const { id, resources, description, environment, callerStatements = [], failures } = props;
  const { stage, bundles } = resources;
  const row: FunctionDefinition = functions[id];
  const stack = Stack.of(scope);
  const logGroup = new LogGroup(scope, 'log', { retention: stage.logDays });
  const role = new Role(scope, 'role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    ...(row.erases && { roleName: erasingRoleName(stack, stage.name) }),
  });
  const statements = [
    ...tableStatements(stack, row, resources, contractAccess(id)),
    ...callerStatements,
    ...accessStatements(stack, row, resources),
    ...(failures ? [failuresStatement(failures)] : []),
  ];
  for (const statement of statements) role.addToPolicy(statement);
  logGroup.grantWrite(role);
  for (const [metric, message] of Object.entries({
    ...(row.stripe && paymentMetrics),
    ...(row.placeIndex && locationMetrics),
    ...(row.distances && distanceMetrics),
    ...(row.signs?.includes('documents') && documentMetrics),
  })) {
    new MetricFilter(scope, metric, {
      logGroup,
      metricNamespace: metricNamespace(stage.name),
      metricName: metric,
      filterPattern: FilterPattern.stringValue('$.message', '=', message),
    });
  }
  return new NodejsFunction(scope, 'function', {
    functionName: functionName(stage.name, id),
    description,
    code: Code.fromAsset(bundleDirectory(id, bundles)),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: row.memory ?? 1_024,
    timeout: Duration.seconds(row.timeout ?? 15),
    ...(stage.reservesParallelCalls &&
      row.parallelCalls && { reservedConcurrentExecutions: row.parallelCalls }),
    tracing: Tracing.ACTIVE,
    environment: {
      STAGE: stage.name,
      LOG_LEVEL: stage.logLevel,
      POWERTOOLS_SERVICE_NAME: 'digital-notary-journal',
      METRICS_NAMESPACE: metricNamespace(stage.name),
      ...environment,
      ...accessEnvironment(row, resources),
    },
    role,
    logGroup,
    currentVersionOptions: versionOptions,
  });
}
