import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Sampled requests would show tokens and addresses.
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
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit,
      evaluationWindowSec: 300,
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
  visibilityConfig: visibility(name),
});

/** Makes the firewall of the site and its API. It blocks known bad senders and payloads, and floods from one address. */
export function frontFirewall(scope: Construct, stageName: string): CfnWebACL {
  return new CfnWebACL(scope, 'firewall', {
    name: `notary-journal-${stageName}`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('firewall'),
    rules: [
      rateRule('account-attempts', 0, 100, {
        byteMatchStatement: {
          fieldToMatch: { uriPath: {} },
          positionalConstraint: 'STARTS_WITH',
          searchString: '/api/auth/',
          textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
        },
      }),
      rateRule('floods', 1, 3_000),
      managedRules('AWSManagedRulesAmazonIpReputationList', 2),
      managedRules('AWSManagedRulesKnownBadInputsRuleSet', 3),
    ],
  });
}
