import { CfnOutput, Stack } from 'aws-cdk-lib';
import { ConfigurationSet, EmailIdentity, Identity, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { metricNamespace } from '../log-metrics.ts';
import type { Stage } from '../stages.ts';

/**
 * Makes the configuration set that every mail names. SES counts bounces and complaints of the stage, and sends nothing to
 * an address that bounced or complained before (docs/runbooks/suspended-mail.md).
 */
export function mailConfiguration(scope: Construct, stage: Stage): void {
  new ConfigurationSet(scope, 'mail-sending', {
    configurationSetName: metricNamespace(stage.name),
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });
}

/**
 * Makes the identity that sends mail. Its owner publishes the records from the outputs. Bounces return to a domain of
 * our own, so that SPF agrees with the sender.
 */
export function newMailIdentity(scope: Construct, stage: Stage): void {
  const { mailDomain } = stage;
  const mailFromDomain = `bounce.${mailDomain}`;
  const identity = new EmailIdentity(scope, 'mail', {
    identity: Identity.domain(mailDomain),
    mailFromDomain,
  });
  const records = [
    ...identity.dkimRecords.map(({ name, value }, index) => ({
      id: `DkimRecord${index + 1}`,
      value: `${name} CNAME ${value}`,
    })),
    {
      id: 'BounceRecord1',
      value: `${mailFromDomain} MX 10 feedback-smtp.${Stack.of(scope).region}.amazonses.com`,
    },
    { id: 'BounceRecord2', value: `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"` },
  ];
  for (const { id, value } of records) {
    new CfnOutput(scope, id, {
      value,
      description: `Publish this record at ${mailDomain}, so that mail servers trust its email`,
    });
  }
}
