import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { metricNamespace } from '../log-metrics.ts';
import type { Stage } from '../stages.ts';

/**
 * Creates the configuration set that every email uses. SES counts the stage's bounces and complaints, and
 * reports each as an event. The product itself stops email to such an address (docs/adr/0038), so SES's own
 * list, which would also stop reset links, is off.
 */
export function mailConfiguration(scope: Construct, stage: Stage): void {
  const sending = new ConfigurationSet(scope, 'mail-sending', {
    configurationSetName: metricNamespace(stage.name),
    reputationMetrics: true,
    disableSuppressionList: true,
  });
  sending.addEventDestination('events', {
    // SES only accepts the default bus.
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, 'bus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
}

/**
 * Creates the identity that sends email. Its owner publishes the DNS records from the outputs. Bounces return
 * to a domain of our own, so SPF aligns with the sender.
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
