import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { addressCallLimit, addressRequestLimits, limitWindowSeconds } from '#shared/data/call-limits.ts';
import { errorDetails } from '#shared/errors.ts';
import type { Stage } from '../stages.ts';

/** Attackers can write a path in other ways that the API understands, so normalize it before comparing. */
const plainPath = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ priority, type }));

const startsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: plainPath,
  },
});

/** The response body for an address that sends too much, in the product's error format. */
const tooMany = 'too-many-requests';

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Sampled requests would reveal tokens and addresses.
  sampledRequestsEnabled: false,
});

const managedRules = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  visibilityConfig: visibility(name),
});

/** Blocks a network address while it sends more than `limit` requests in five minutes. */
const rateRule = (
  name: string,
  priority: number,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        customResponseBodyKey: tooMany,
        // The firewall doesn't say when an address may send again.
        responseHeaders: [{ name: 'retry-after', value: String(limitWindowSeconds) }],
      },
    },
  },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit,
      evaluationWindowSec: limitWindowSeconds,
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
  visibilityConfig: visibility(name),
});

/** The name of a stage's firewall, including in its metrics. */
export const firewallName = ({ name }: Stage) => `notary-journal-${name}`;

/**
 * Creates the firewall of the site and its API. It blocks known bad senders and payloads, and floods from one
 * address.
 */
export function frontFirewall(scope: Construct, stage: Stage): CfnWebACL {
  const firewall = new CfnWebACL(scope, 'firewall', {
    name: firewallName(stage),
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility(firewallName(stage)),
    customResponseBodies: {
      [tooMany]: {
        contentType: 'APPLICATION_JSON',
        content: JSON.stringify({ detail: errorDetails.TOO_MANY_REQUESTS, code: 'TOO_MANY_REQUESTS' }),
      },
    },
    rules: [
      rateRule('account-attempts', 0, addressRequestLimits.accountAttempts, startsWith('/api/auth/')),
      rateRule('strangers', 1, addressCallLimit.calls, {
        orStatement: { statements: addressCallLimit.paths.map(startsWith) },
      }),
      rateRule('floods', 2, addressRequestLimits.floods),
      managedRules('AWSManagedRulesAmazonIpReputationList', 3),
      managedRules('AWSManagedRulesKnownBadInputsRuleSet', 4),
    ],
  });
  keepBlocked(scope, stage, firewall);
  return firewall;
}

/**
 * Logs blocked requests, so people can check whether honest users were among them. The log contains network
 * addresses, so it covers nothing else and is kept for a month at most. Paths, tokens, cookies, and queries
 * are left out: the address of a calendar is secret.
 */
function keepBlocked(scope: Construct, stage: Stage, firewall: CfnWebACL): void {
  const logGroup = new LogGroup(scope, 'firewall-log', {
    // AWS requires this prefix.
    logGroupName: `aws-waf-logs-notary-journal-${stage.name}`,
    retention: Math.min(stage.logDays, 30),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new CfnLoggingConfiguration(scope, 'firewall-logging', {
    resourceArn: firewall.attrArn,
    logDestinationConfigs: [
      Stack.of(scope).formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: logGroup.logGroupName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
    redactedFields: [
      ...['authorization', 'cookie', 'stripe-signature', 'referer'].map((Name) => ({
        singleHeader: { Name },
      })),
      { uriPath: {} },
      { queryString: {} },
    ],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
        },
      ],
    },
  });
}
