import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { filledFiles, fillPage, type PageFacts, partsOf } from '#shared/fill-page.ts';
import { type SiteConfig, siteConfigPath } from '#shared/site-config.ts';
import { mapKeyValue } from '../constructs/map-key-value.ts';
import { publishedValue } from '../constructs/stage-value.ts';
import { pageFacts, type Stage } from '../stages.ts';

export type SiteStackProps = StackProps & {
  stage: Stage;
  /** Folder of the built site. Without it, the stack deploys only the configuration. */
  directory?: string;
};

/** Service workers of the built site (web/service-worker). */
const workers = ['service-worker.js', 'verify-worker.js'];

/**
 * The site's files and configuration. This is the last stack, so the functions that the site calls are
 * deployed before it. No deployment waits for CloudFront: hashed files never change, and it caches the
 * documents for at most one second.
 */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { stage, directory } = props;
    const bucketName = publishedValue(this, stage.name, 'SiteBucketName');
    const bucket = Bucket.fromBucketName(this, 'site', bucketName);
    const configuration = Source.jsonData(siteConfigPath.slice(1), this.config(stage));
    if (directory) this.deploySite(bucket, directory, [...this.filled(stage, directory), configuration]);
    else this.deploy(bucket, 'site-documents', [configuration], 'no-cache');
    this.acknowledgeLibrary();
  }

  private config(stage: Stage): SiteConfig {
    const { name, stripeKey, supportEmail, supportPhone, vitals, drivingDistances, witnessPolicy } = stage;
    const key = mapKeyValue(this, publishedValue(this, name, 'MapKeyName'));
    return {
      mapStyleUrl: `https://maps.geo.${this.region}.amazonaws.com/v2/styles/Standard/descriptor?key=${key}`,
      ...(stripeKey && { stripeKey }),
      ...(supportEmail && { supportEmail }),
      ...(supportPhone && { supportPhone }),
      ...(vitals && { vitals }),
      ...(drivingDistances && { drivingDistances }),
      ...(witnessPolicy && { witnessPolicy }),
    };
  }

  /** Returns the built site's pages with the stage's facts. Throws for a claim that the site doesn't know. */
  private filled(stage: Stage, directory: string): ISource[] {
    const { operatorClaims } = stage;
    const facts: PageFacts = { ...pageFacts(stage), siteUrl: publishedValue(this, stage.name, 'SiteUrl') };
    const known = partsOf(readFileSync(join(directory, 'index.html'), 'utf8'));
    const unknown = operatorClaims.filter((claim) => !known.includes(claim));
    if (unknown.length > 0) {
      throw new Error(`operatorClaims names ${unknown.join(', ')}. The site has ${known.join(', ')}.`);
    }
    return filledFiles.map((file) =>
      Source.data(file, fillPage(readFileSync(join(directory, file), 'utf8'), facts)),
    );
  }

  /**
   * Deploys hashed files first, cached forever, then the documents that refer to them. Files of earlier
   * builds stay.
   */
  private deploySite(bucket: IBucket, directory: string, filled: ISource[]): void {
    const assets = this.deploy(
      bucket,
      'site-assets',
      [Source.asset(directory, { exclude: ['*', '!assets', '!assets/**'] })],
      'public, max-age=31536000, immutable',
    );
    const documents = this.deploy(
      bucket,
      'site-documents',
      [Source.asset(directory, { exclude: ['assets', ...workers, ...filledFiles] }), ...filled],
      'no-cache',
    );
    documents.node.addDependency(assets);
    // Last, because browsers that load them fetch every file they list.
    const worker = this.deploy(
      bucket,
      'site-worker',
      [Source.asset(directory, { exclude: ['*', ...workers.map((worker) => `!${worker}`)] })],
      'no-cache',
    );
    worker.node.addDependency(documents);
  }

  private deploy(bucket: IBucket, id: string, sources: ISource[], cacheControl: string): BucketDeployment {
    return new BucketDeployment(this, id, {
      destinationBucket: bucket,
      sources,
      cacheControl: [CacheControl.fromString(cacheControl)],
      prune: false,
      memoryLimit: 512,
    });
  }

  /**
   * Acknowledges the library's functions that run only during a deployment: one unpacks the site, one finds
   * the key.
   */
  private acknowledgeLibrary(): void {
    const findings = [
      'AwsSolutions-L1',
      'Serverless-LambdaDefaultMemorySize',
      'Serverless-LambdaDLQ',
      'Serverless-LambdaLatestVersion',
      'Serverless-LambdaTracing',
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map(
        (action) => `AwsSolutions-IAM5[Action::${action}]`,
      ),
      ...[
        '*',
        'arn:<AWS::Partition>:s3:::<SiteBucketName>/*',
        `arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${this.region}/*`,
      ].map((resource) => `AwsSolutions-IAM5[Resource::${resource}]`),
    ];
    const reason = 'A function of aws-cdk-lib, which runs only during a deployment.';
    for (const name of ['Custom::CDKBucketDeployment', 'AWS679f53fac002430cb0da5b7982bd2287']) {
      const found = this.node.children.find(({ node }) => node.id.startsWith(name));
      if (!found) throw new Error(`The library no longer has the function ${name} that is acknowledged here`);
      Validations.of(found).acknowledge(...findings.map((id) => ({ id, reason })));
    }
  }
}
