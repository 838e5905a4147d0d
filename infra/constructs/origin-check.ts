import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { CfnAuthorizer, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * The header that proves to the API that a request came through CloudFront, and thus through its firewall.
 */
export const originHeader = 'x-origin-key';

type OriginRequest = { headers?: Record<string, string | undefined> };

/**
 * Tells API Gateway whether a request came through CloudFront: its header must contain one of the keys in
 * ORIGIN_KEYS. The function is deployed as text, so it can't use anything outside itself.
 */
export function originResponse(event: OriginRequest): { isAuthorized: boolean } {
  const { createHash, timingSafeEqual } = process.getBuiltinModule('node:crypto');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const keys = (process.env['ORIGIN_KEYS'] ?? '').split(',').filter((key) => key !== '');
  const sent = digest(event.headers?.['x-origin-key'] ?? '');
  return { isAuthorized: keys.some((key) => timingSafeEqual(digest(key), sent)) };
}

/** The authorizer's source. */
const originCheckSource = `${originResponse.toString()}\nexports.handler = async (event) => originResponse(event);\n`;

/**
 * Closes the API's own address (`execute-api`) to everyone but CloudFront. API Gateway itself rejects a
 * request without the header, and caches each response about a key for five minutes, so the function hardly
 * ever runs.
 */
export class OriginCheck extends Construct {
  /** The key that CloudFront sends, as a reference that CloudFormation resolves. */
  readonly key: string;
  readonly authorizerId: string;

  constructor(scope: Construct, id: string, { stage, api }: { stage: Stage; api: HttpApi }) {
    super(scope, id);
    const keys = stage.originKeys.map((name) => this.originKey(stage, name));
    const [sent] = keys;
    if (!sent) throw new Error(`The stage ${stage.name} needs an origin key`);
    this.key = sent;

    const logGroup = new LogGroup(this, 'log', {
      retention: stage.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    const check = new LambdaFunction(this, 'function', {
      functionName: `notary-journal-${stage.name}-check-origin`,
      description: 'Checks that a request came through CloudFront',
      code: Code.fromInline(originCheckSource),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 256,
      timeout: Duration.seconds(5),
      tracing: Tracing.ACTIVE,
      environment: { ORIGIN_KEYS: keys.join(',') },
      role,
      logGroup,
    });
    Validations.of(this).acknowledge(
      { id: 'AwsSolutions-IAM5[Resource::*]', reason: 'X-Ray (traces) supports no narrower resource.' },
      {
        id: 'Serverless-LambdaDLQ',
        reason: 'API Gateway waits for the answer, so there is no failed event to keep.',
      },
    );
    const authorizer = new CfnAuthorizer(this, 'authorizer', {
      apiId: api.apiId,
      name: 'came-through-cloudfront',
      authorizerType: 'REQUEST',
      authorizerPayloadFormatVersion: '2.0',
      enableSimpleResponses: true,
      identitySource: [`$request.header.${originHeader}`],
      authorizerResultTtlInSeconds: 300,
      authorizerUri: `arn:aws:apigateway:${stage.region}:lambda:path/2015-03-31/functions/${check.functionArn}/invocations`,
    });
    check.addPermission('api', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: api.apiId,
        resourceName: `authorizers/${authorizer.ref}`,
      }),
    });
    this.authorizerId = authorizer.ref;
  }

  /**
   * Creates a key. Its name is part of its identity, so a new name means a new key
   * (docs/runbooks/origin-key.md).
   */
  private originKey(stage: Stage, name: string): string {
    const secret = new Secret(this, `key-${name}`, {
      description: `Key ${name} with which CloudFront calls the API of ${stage.name}`,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'CloudFront and the API must change together. People change it when docs/runbooks/origin-key.md says so.',
    });
    // CloudFormation replaces this reference with the value; templates never contain it.
    return secret.secretValue.unsafeUnwrap();
  }
}
