import { CfnOutput } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/** Makes the identity that sends mail. Its owner publishes the DKIM records from the outputs. */
export function newMailIdentity(scope: Construct, stage: Stage): void {
  const identity = new EmailIdentity(scope, 'mail', { identity: Identity.domain(stage.mailDomain) });
  identity.dkimRecords.forEach(({ name, value }, index) => {
    new CfnOutput(scope, `DkimRecord${index + 1}`, {
      value: `${name} CNAME ${value}`,
      description: `Publish this record at ${stage.mailDomain}, so that mail servers trust its email`,
    });
  });
}
