import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { CfnAPIKey } from 'aws-cdk-lib/aws-location';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Route } from '#shared/contract/define-route.ts';
import { apiBase, picturesBase, rootBeginnings, routes } from '#shared/contract/routes.ts';
import { logBase, publicKeysPath } from '#shared/evidence/log/log-paths.ts';
import { frontFirewall } from '../constructs/front-firewall.ts';
import { mailConfiguration, newMailIdentity } from '../constructs/mail-identity.ts';
import { nameOfItsOwn } from '../constructs/name-of-its-own.ts';
import { orderMailBucket } from '../constructs/order-mail.ts';
import { OriginCheck, originHeader } from '../constructs/origin-check.ts';
import { logsBucket, oldVersionDays, privateBucket } from '../constructs/private-bucket.ts';
import { siteAccessLog } from '../constructs/site-access-log.ts';
import { siteRouterSource } from '../constructs/site-router.ts';
import { publishedValue, publishValues } from '../constructs/stage-value.ts';
import { contentSecurityPolicy, fileSecurityPolicy, permissionsPolicy } from '../security-headers.ts';
import type { Stage } from '../stages.ts';

type Buckets = { site: IBucket; pictures: IBucket; logs: IBucket };

/**
 * The front door: the site's bucket, the HTTP API that later stacks add routes to, one CloudFront address for
 * both, and the identity that sends email. Deployed before the functions, which need the site's address for
 * email links.
 */
export class FrontStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const { stage } = props;

    const logs = logsBucket(this, 'logs', { logicalId: 'LogsBucket', days: stage.logDays });
    const site = privateBucket(this, 'site', { logicalId: 'SiteBucket', logs });
    // Separate from all other files, so CloudFront reaches nothing private and needs no key.
    const pictures = privateBucket(this, 'pictures', {
      logicalId: 'PicturesBucket',
      logs,
      versioned: true,
      lifecycleRules: [
        {
          id: 'replaced-pictures',
          noncurrentVersionExpiration: Duration.days(oldVersionDays),
          expiredObjectDeleteMarker: true,
        },
      ],
    });
    const orderMail = orderMailBucket(this, stage, logs);
    const api = this.httpApi(stage);
    const check = new OriginCheck(this, 'origin-check', { stage, api });
    const distribution = this.distribution(stage, { site, pictures, logs }, { api, check });

    const siteUrl = `https://${stage.domain ?? distribution.distributionDomainName}`;
    mailConfiguration(this, stage);
    if (!stage.mailIdentity) newMailIdentity(this, stage);
    publishValues(this, stage.name, {
      SiteBucketName: site.bucketName,
      LogsBucketName: logs.bucketName,
      PicturesBucketName: pictures.bucketName,
      OrderMailBucketName: orderMail.bucketName,
      ApiId: api.apiId,
      OriginAuthorizerId: check.authorizerId,
      SiteUrl: siteUrl,
      MapKeyName: this.mapKey(stage, siteUrl).ref,
    });
    new CfnOutput(this, 'Site', { value: siteUrl, description: 'Address of the site' });
  }

  /** Creates the key that the site's map loads tiles with. It only works on the site, so it can be public. */
  private mapKey(stage: Stage, siteUrl: string): CfnAPIKey {
    return new CfnAPIKey(this, 'map-key', {
      keyName: nameOfItsOwn(`notary-journal-${stage.name}-map`),
      description: `Map of ${stage.name}`,
      noExpiry: true,
      // Without these, a key used within the past week can't be changed or deleted.
      forceUpdate: true,
      forceDelete: true,
      restrictions: {
        allowActions: ['geo-maps:GetTile'],
        allowResources: [`arn:aws:geo-maps:${this.region}::provider/default`],
        allowReferers: [`${siteUrl}/*`],
      },
    });
  }

  private httpApi(stage: Stage): HttpApi {
    return new HttpApi(this, 'api', {
      apiName: `notary-journal-${stage.name}`,
      description: `Digital Notary Journal, ${stage.name}`,
      createDefaultStage: false,
    });
  }

  private distribution(
    stage: Stage,
    { site, pictures, logs }: Buckets,
    { api, check }: { api: HttpApi; check: OriginCheck },
  ): Distribution {
    const responseHeadersPolicy = this.securityHeaders(stage);
    const router = new EdgeFunction(this, 'site-router', {
      comment: 'Serves the landing page or the app, or redirects to the landing page',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(siteRouterSource),
    });
    const apiBehavior = {
      origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.amazonaws.com`, {
        readTimeout: Duration.seconds(30),
        // Replaces anything that a viewer sends under this name.
        customHeaders: { [originHeader]: check.key },
      }),
      // Every method, even if only GET is a route: the API returns 404 for the others.
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy,
    };
    const log = this.logBehavior(stage);
    const distribution = new Distribution(this, 'distribution', {
      comment: `Digital Notary Journal, ${stage.name}`,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        // With permission to list, S3 returns 404 instead of 403 for a missing file.
        origin: S3BucketOrigin.withOriginAccessControl(site, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy,
        functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: router }],
      },
      additionalBehaviors: {
        // CloudFront uses the first match.
        ...this.publicDataBehaviors(stage, apiBehavior),
        [`${picturesBase}/*`]: {
          origin: S3BucketOrigin.withOriginAccessControl(pictures, {
            originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
          }),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: this.fileHeaders(stage, 'pictures', {
            header: 'Cross-Origin-Resource-Policy',
            value: 'same-origin',
          }),
        },
        [`${logBase}/*`]: log,
        [publicKeysPath]: log,
        ...Object.fromEntries(
          [...rootBeginnings, `${apiBase}/`].map((beginning) => [
            `${beginning}*`,
            {
              ...apiBehavior,
              cachePolicy: CachePolicy.CACHING_DISABLED,
              originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
            },
          ]),
        ),
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: frontFirewall(this, stage).attrArn,
      ...(stage.domain &&
        stage.certificateArn && {
          domainNames: [stage.domain],
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          certificate: Certificate.fromCertificateArn(this, 'certificate', stage.certificateArn),
        }),
    });
    siteAccessLog(this, stage, { distribution, logs });
    Validations.of(distribution).acknowledge(
      {
        id: 'AwsSolutions-CFR3',
        reason: 'Standard logging, version 2, keeps the access log without queries (site-access-log.ts).',
      },
      {
        id: 'AwsSolutions-CFR1',
        reason: 'Notaries who travel must reach the journal. Nothing in it depends on location.',
      },
      {
        id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'Because of the router and the default document, no address lists the bucket.',
      },
      {
        id: '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
        reason: 'The policy of the log lets every distribution of this account read it (log-bucket.ts).',
      },
    );
    if (!stage.domain) {
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason:
          'CloudFront sets the protocols of its own certificate. A stage with a domain requires TLS 1.2.',
      });
    }
    return distribution;
  }

  /**
   * Creates one behavior for each route whose response is the same for everyone. CloudFront caches it as long
   * as the response says. The functions receive only the one query parameter that affects a response, and no
   * cookie or token.
   */
  private publicDataBehaviors(stage: Stage, apiBehavior: BehaviorOptions): Record<string, BehaviorOptions> {
    const cachePolicy = new CachePolicy(this, 'public-data', {
      cachePolicyName: `notary-journal-${stage.name}-public-data`,
      comment: 'Answers that are the same for everyone',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      queryStringBehavior: CacheQueryStringBehavior.allowList('document_type'),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
    return Object.fromEntries(
      Object.values<Route>(routes)
        .filter(({ cache }) => cache === 'public')
        .map(({ path }) => [
          `${apiBase}${path.replaceAll(/\{\w+\}/g, '*')}`,
          { ...apiBehavior, cachePolicy, compress: true },
        ]),
    );
  }

  /** Creates the behavior of the log's files, which monitors on any site may read. */
  private logBehavior(stage: Stage): BehaviorOptions {
    const bucket = Bucket.fromBucketName(this, 'log', publishedValue(this, stage.name, 'LogBucketName'));
    return {
      origin: S3BucketOrigin.withOriginAccessControl(bucket as IBucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: this.fileHeaders(stage, 'log', {
        header: 'Access-Control-Allow-Origin',
        value: '*',
      }),
    };
  }

  private securityHeaders(stage: Stage): ResponseHeadersPolicy {
    const filesBucket = publishedValue(this, stage.name, 'FilesBucketName');
    return new ResponseHeadersPolicy(this, 'security-headers', {
      responseHeadersPolicyName: `notary-journal-${stage.name}`,
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicy({
            // The trailing slash excludes other buckets with the same prefix.
            files: `https://s3.${this.region}.amazonaws.com/${filesBucket}/`,
            maps: `https://maps.geo.${this.region}.amazonaws.com`,
          }),
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          // Links with a reset token never leave the site. The map service only sees the origin.
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Permissions-Policy', value: permissionsPolicy, override: true },
          { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        ],
      },
    });
  }

  /**
   * Creates the headers of files other than pages: opening one directly runs nothing. `sharing` determines
   * who may read them.
   */
  private fileHeaders(
    stage: Stage,
    kind: 'pictures' | 'log',
    sharing: { header: string; value: string },
  ): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, kind === 'log' ? 'log-headers' : 'picture-headers', {
      responseHeadersPolicyName: `notary-journal-${stage.name}-${kind}`,
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: fileSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [{ ...sharing, override: true }],
      },
    });
  }
}
