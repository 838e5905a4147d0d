import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { StageFunction } from '../constructs/stage-function.ts';
import { functionIds } from '../functions.ts';
import type { Stage } from '../stages.ts';
import type { DataReferences } from './data.ts';
import type { WebReferences } from './web.ts';

export type ApiStackProps = StackProps & {
  stage: Stage;
  data: DataReferences;
  web: WebReferences;
  /** Folder of the bundles that bundle.ts made. */
  bundles: string;
};

/** Every function of the stage with what calls it, and the identity that sends mail. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { stage, data, web } = props;

    const identity = new EmailIdentity(this, 'mail', { identity: Identity.domain(stage.mailDomain) });
    identity.dkimRecords.forEach(({ name, value }, index) => {
      new CfnOutput(this, `DkimRecord${index + 1}`, {
        value: `${name} CNAME ${value}`,
        description: `Publish this record at ${stage.mailDomain}, so that mail servers trust its email`,
      });
    });

    const mailFrom = `no-reply@${stage.mailDomain}`;
    const api = HttpApi.fromHttpApiAttributes(this, 'api', { httpApiId: web.apiId });
    for (const functionId of functionIds) {
      new StageFunction(this, functionId, {
        stage,
        api,
        data,
        siteUrl: web.siteUrl,
        picturesBucketName: web.picturesBucketName,
        mailFrom,
        mailIdentityArn: identity.emailIdentityArn,
        bundles: props.bundles,
      });
    }
    new CfnOutput(this, 'SiteUrl', { value: web.siteUrl, description: 'Address of the site' });
  }
}
