import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
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
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { apiBase, picturesBase, type Route, routes } from '#shared/contract/routes.ts';
import { frontFirewall } from '../constructs/front-firewall.ts';
import { logsBucket, privateBucket } from '../constructs/private-bucket.ts';
import { siteRouterSource } from '../constructs/site-router.ts';
import { exportName } from '../export-names.ts';
import { contentSecurityPolicy, permissionsPolicy, pictureSecurityPolicy } from '../security-headers.ts';
import type { Stage } from '../stages.ts';

/** Values that the other stacks import from this one. */
export type WebReferences = { apiId: string; siteUrl: string; picturesBucketName: string };

type Buckets = { site: IBucket; pictures: IBucket; logs: IBucket };

export type WebStackProps = StackProps & {
  stage: Stage;
  filesBucketName: string;
  /** Folder of the built site. Without one, the site bucket stays empty. */
  siteDirectory?: string;
};

/**
 * The site's bucket, the HTTP API that the api stack adds routes to, and one CloudFront address for both. The API is in
 * this stack because functions need the site's address to email links, and the address exists only after CloudFront
 * has the API as an origin.
 */
export class WebStack extends Stack {
  readonly references: WebReferences;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const { stage } = props;

    const logs = logsBucket(this, 'logs', { logicalId: 'LogsBucket', days: stage.logDays });
    const site = privateBucket(this, 'site', { logicalId: 'SiteBucket', logs });
    // Separate from all other files, so that CloudFront reaches nothing private and needs no key.
    const pictures = privateBucket(this, 'pictures', { logicalId: 'PicturesBucket', logs });
    const api = this.httpApi(stage);
    const distribution = this.distribution(props, { site, pictures, logs }, api);
    if (props.siteDirectory) this.deploySite(props.siteDirectory, site, distribution);

    const siteUrl = `https://${stage.domain?.name ?? distribution.distributionDomainName}`;
    this.mapKey(stage, siteUrl);
    this.references = {
      apiId: this.exportValue(api.apiId, { name: exportName(stage.name, 'ApiId') }),
      siteUrl: this.exportValue(siteUrl, { name: exportName(stage.name, 'SiteUrl') }),
      picturesBucketName: this.exportValue(pictures.bucketName, {
        name: exportName(stage.name, 'PicturesBucketName'),
      }),
    };
  }

  /** Makes the key that the site's map loads tiles with. It works on the site only, so it can be public. */
  private mapKey(stage: Stage, siteUrl: string): void {
    const key = new CfnAPIKey(this, 'map-key', {
      keyName: `notary-journal-${stage.name}-map`,
      description: `Map of ${stage.name}`,
      noExpiry: true,
      restrictions: {
        allowActions: ['geo-maps:GetTile'],
        allowResources: [`arn:aws:geo-maps:${this.region}::provider/default`],
        allowReferers: [`${siteUrl}/*`],
      },
    });
    new CfnOutput(this, 'MapKeyName', {
      value: key.ref,
      description: 'Put its value into SITE_MAP_STYLE_URL when you build the site (README, Deploy)',
    });
  }

  private httpApi(stage: Stage): HttpApi {
    const api = new HttpApi(this, 'api', {
      apiName: `notary-journal-${stage.name}`,
      description: `Digital Notary Journal, ${stage.name}`,
      createDefaultStage: false,
    });
    const logGroup = new LogGroup(this, 'api-log', { retention: stage.logDays });
    new HttpStage(this, 'api-stage', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      detailedMetricsEnabled: true,
      throttle: { rateLimit: stage.requestsPerSecond, burstLimit: 2 * stage.requestsPerSecond },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        // No network address and no path: paths contain IDs, and addresses are personal data.
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            time: '$context.requestTime',
            route: '$context.routeKey',
            status: '$context.status',
            latency: '$context.responseLatency',
            functionLatency: '$context.integrationLatency',
            error: '$context.error.messageString',
          }),
        ),
      },
    });
    return api;
  }

  private distribution(props: WebStackProps, { site, pictures, logs }: Buckets, api: HttpApi): Distribution {
    const { stage } = props;
    const responseHeadersPolicy = this.securityHeaders(props);
    const router = new EdgeFunction(this, 'site-router', {
      comment: 'Serves the landing page or the app, or redirects to the landing page',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(siteRouterSource),
    });
    const apiBehavior = {
      origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.amazonaws.com`, {
        readTimeout: Duration.seconds(30),
      }),
      // Every method, even if only GET is a route: the API answers the others with 404.
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy,
    };
    const distribution = new Distribution(this, 'distribution', {
      comment: `Digital Notary Journal, ${stage.name}`,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        // With permission to list, S3 answers 404 instead of 403 for a file that does not exist.
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
          responseHeadersPolicy: this.pictureHeaders(stage),
        },
        [`${apiBase}/*`]: {
          ...apiBehavior,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        },
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: frontFirewall(this, stage.name).attrArn,
      enableLogging: true,
      logBucket: logs,
      logFilePrefix: 'cloudfront/',
      ...(stage.domain && {
        domainNames: [stage.domain.name],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(this, 'certificate', stage.domain.certificateArn),
      }),
    });
    Validations.of(distribution).acknowledge(
      {
        id: 'AwsSolutions-CFR1',
        reason: 'Notaries who travel must reach the journal. Nothing in it depends on location.',
      },
      {
        id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'Because of the router and the default document, no address lists the bucket.',
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
   * Makes one behavior for each route whose answer is the same for everyone. CloudFront caches it as long as the answer
   * says. The functions receive only the one query parameter that changes an answer, and no cookie or token.
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

  private securityHeaders({ stage, filesBucketName }: WebStackProps): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'security-headers', {
      responseHeadersPolicyName: `notary-journal-${stage.name}`,
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicy({
            // The trailing slash excludes other buckets whose names begin the same.
            files: `https://s3.${this.region}.amazonaws.com/${filesBucketName}/`,
            maps: `https://maps.geo.${this.region}.amazonaws.com`,
          }),
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          // Links with a reset token never leave the site. The map service sees only the origin.
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

  /** Makes the headers of pictures: pages can show them, and opening one directly runs nothing. */
  private pictureHeaders(stage: Stage): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'picture-headers', {
      responseHeadersPolicyName: `notary-journal-${stage.name}-pictures`,
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: pictureSecurityPolicy, override: true },
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
        customHeaders: [{ header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override: true }],
      },
    });
  }

  /** Deploys hashed files first, cached forever, then the documents that name them. Files of earlier builds stay. */
  private deploySite(directory: string, site: IBucket, distribution: Distribution): void {
    const house = { destinationBucket: site, prune: false, memoryLimit: 512 };
    const assets = new BucketDeployment(this, 'site-assets', {
      ...house,
      sources: [Source.asset(directory, { exclude: ['*', '!assets', '!assets/**'] })],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const documents = new BucketDeployment(this, 'site-documents', {
      ...house,
      sources: [Source.asset(directory, { exclude: ['assets', 'service-worker.js'] })],
      cacheControl: [CacheControl.fromString('no-cache')],
      distribution,
      distributionPaths: ['/index.html', '/app.html'],
    });
    documents.node.addDependency(assets);
    // Last, because browsers that load it fetch every file that it names.
    const worker = new BucketDeployment(this, 'site-worker', {
      ...house,
      sources: [Source.asset(directory, { exclude: ['*', '!service-worker.js'] })],
      cacheControl: [CacheControl.fromString('no-cache')],
      distribution,
      distributionPaths: ['/service-worker.js'],
    });
    worker.node.addDependency(documents);
    this.acknowledgeDeployer(site);
  }

  /** Acknowledges the library's function that unpacks the site into its bucket. It runs only during a deployment. */
  private acknowledgeDeployer(site: IBucket): void {
    const deployer = this.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
    if (!deployer)
      throw new Error('The library no longer deploys the site with the function that is acknowledged here');
    const siteArn = this.resolve(site.bucketArn)['Fn::GetAtt'].join('.');
    const findings = [
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map(
        (action) => `AwsSolutions-IAM5[Action::${action}]`,
      ),
      ...[
        '*',
        `<${siteArn}>/*`,
        `arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${this.region}/*`,
      ].map((resource) => `AwsSolutions-IAM5[Resource::${resource}]`),
      'AwsSolutions-L1',
      'Serverless-LambdaDLQ',
      'Serverless-LambdaLatestVersion',
      'Serverless-LambdaTracing',
    ];
    const reason = 'The function of aws-cdk-lib that unpacks the site. It runs only during a deployment.';
    Validations.of(deployer).acknowledge(...findings.map((id) => ({ id, reason })));
  }
}
