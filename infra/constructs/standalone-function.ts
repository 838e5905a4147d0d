import { Duration, Validations } from 'aws-cdk-lib';
import { Rule, type Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaCode, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type StandaloneId, standaloneDirectory } from '../bundle.ts';
import type { Stage } from '../stages.ts';
import { asShown } from './copies.ts';

type StandaloneFunctionProps = {
  id: StandaloneId;
  stage: Stage;
  /** Folder of the bundles from bundle.ts. */
  bundles: string | undefined;
  description: string;
  roleName?: string;
  statements: readonly PolicyStatement[];
  environment: Record<string, string>;
  schedule: Schedule;
};

/** Returns the name of a standalone function. */
export function standaloneName({ name }: Stage, id: StandaloneId): string {
  return `notary-journal-${name}-${id}`;
}

/**
 * Creates a scheduled backup function, which belongs to no group: it runs next to the copies, or its failures
 * only concern operators. EventBridge and Lambda retry a failed call, and the next one does the same.
 */
export function standaloneFunction(scope: Construct, props: StandaloneFunctionProps): void {
  const { id, stage, bundles, description, roleName, statements, environment, schedule } = props;
  const logGroup = new LogGroup(scope, `${id}-log`, { retention: stage.logDays });
  const role = new Role(scope, `${id}-role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    ...(roleName && { roleName }),
  });
  for (const statement of statements) role.addToPolicy(statement);
  logGroup.grantWrite(role);
  const handler = new LambdaCode(scope, id, {
    functionName: standaloneName(stage, id),
    description,
    code: Code.fromAsset(standaloneDirectory(id, bundles)),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: 512,
    timeout: Duration.minutes(15),
    environment: {
      STAGE: stage.name,
      LOG_LEVEL: stage.logLevel,
      POWERTOOLS_SERVICE_NAME: 'digital-notary-journal',
      ...environment,
    },
    tracing: Tracing.ACTIVE,
    role,
    logGroup,
  });
  const rule = new Rule(scope, `${id}-schedule`, {
    description,
    schedule,
    targets: [new LambdaFunction(handler)],
  });
  const reason = 'The next call does what this one did not, and an alarm reports calls that fail.';
  Validations.of(handler).acknowledge({ id: 'Serverless-LambdaDLQ', reason });
  Validations.of(rule).acknowledge({ id: 'Serverless-EventBusDLQ', reason });
  Validations.of(role).acknowledge(
    {
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray supports no narrower resource.',
    },
    ...statements
      .flatMap(({ resources }) => resources)
      .filter((resource) => resource.endsWith('*'))
      .map((resource) => ({
        id: `AwsSolutions-IAM5[Resource::${asShown(resource)}]`,
        reason: 'The keys of the files are known only when they are copied.',
      })),
  );
}
