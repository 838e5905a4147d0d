import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { routeIds } from '#shared/contract/routes.ts';
import { bundleDirectory } from '../bundle.ts';
import { ApiRoute } from '../constructs/route-function.ts';
import { ScheduledHandler } from '../constructs/scheduled-function.ts';
import { StreamFunction } from '../constructs/stream-function.ts';
import { eventFunctionIds } from '../event-functions.ts';
import { scheduledFunctionIds } from '../scheduled-functions.ts';
import type { Stage } from '../stages.ts';
import type { DataReferences } from './data.ts';
import type { WebReferences } from './web.ts';

export type ApiStackProps = StackProps & {
  stage: Stage;
  data: DataReferences;
  web: WebReferences;
  /** Where bundle.ts laid the functions. */
  bundles: string;
};

/**
 * The routes of the contract, each with its function, the functions that no route calls, and the identity
 * that mail is sent from.
 */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { stage, data, web } = props;

    const identity = new EmailIdentity(this, 'mail', { identity: Identity.domain(stage.mailDomain) });
    identity.dkimRecords.forEach(({ name, value }, index) => {
      new CfnOutput(this, `DkimRecord${index + 1}`, {
        value: `${name} CNAME ${value}`,
        description: `Publish this at ${stage.mailDomain}, so that its mail is trusted`,
      });
    });

    const mailFrom = `no-reply@${stage.mailDomain}`;
    const api = HttpApi.fromHttpApiAttributes(this, 'api', { httpApiId: web.apiId });
    for (const routeId of routeIds) {
      new ApiRoute(this, routeId, {
        stage,
        api,
        data,
        siteUrl: web.siteUrl,
        picturesBucketName: web.picturesBucketName,
        mailFrom,
        mailIdentityArn: identity.emailIdentityArn,
        bundle: bundleDirectory(routeId, props.bundles),
      });
    }
    for (const id of eventFunctionIds) {
      new StreamFunction(this, id, {
        stage,
        data,
        picturesBucketName: web.picturesBucketName,
        siteUrl: web.siteUrl,
        mailFrom,
        mailIdentityArn: identity.emailIdentityArn,
        bundle: bundleDirectory(id, props.bundles),
      });
    }
    for (const id of scheduledFunctionIds) {
      new ScheduledHandler(this, id, {
        stage,
        data,
        siteUrl: web.siteUrl,
        mailFrom,
        mailIdentityArn: identity.emailIdentityArn,
        bundle: bundleDirectory(id, props.bundles),
      });
    }
    new CfnOutput(this, 'SiteUrl', { value: web.siteUrl, description: 'Where notaries find the journal' });
  }
}
