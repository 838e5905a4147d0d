import { Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * The logged fields of a request. Paths, queries, referrers, and cookies are left out: they may contain signers'
 * names, tokens, and the secret addresses of calendars. The pattern of the path says enough.
 */
const recordFields = [
  ...['date', 'time', 'x-edge-location', 'sc-bytes', 'c-ip', 'cs-method', 'cs(Host)'],
  'cache-behavior-path-pattern',
  ...['sc-status', 'cs(User-Agent)', 'x-edge-result-type', 'x-edge-request-id', 'x-host-header'],
  ...['cs-protocol', 'cs-bytes', 'time-taken', 'ssl-protocol', 'ssl-cipher', 'x-edge-response-result-type'],
  ...['cs-protocol-version', 'time-to-first-byte', 'x-edge-detailed-result-type', 'sc-content-type'],
];

/** Delivers the site's access log to a bucket. The network address is its only personal data. */
export function siteAccessLog(
  scope: Construct,
  { name }: Stage,
  { distribution, logs }: { distribution: IDistribution; logs: IBucket },
): void {
  const { account, region } = Stack.of(scope);
  const sourceName = `notary-journal-${name}-site`;
  const granted = logs.addToResourcePolicy(
    new PolicyStatement({
      sid: 'SiteAccessLog',
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [`${logs.bucketArn}/cloudfront/*`],
      conditions: {
        StringEquals: { 'aws:SourceAccount': account, 's3:x-amz-acl': 'bucket-owner-full-control' },
        ArnLike: { 'aws:SourceArn': `arn:aws:logs:${region}:${account}:delivery-source:${sourceName}` },
      },
    }),
  );
  const source = new CfnDeliverySource(scope, 'access-log-source', {
    name: sourceName,
    logType: 'ACCESS_LOGS',
    resourceArn: distribution.distributionArn,
  });
  const destination = new CfnDeliveryDestination(scope, 'access-log-destination', {
    name: sourceName,
    destinationResourceArn: `${logs.bucketArn}/cloudfront`,
    outputFormat: 'json',
  });
  if (granted.policyDependable) destination.node.addDependency(granted.policyDependable);
  const delivery = new CfnDelivery(scope, 'access-log', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields,
  });
  delivery.node.addDependency(source);
}
