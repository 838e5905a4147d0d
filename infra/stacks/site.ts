import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { publishedValue } from '../constructs/stage-value.ts';
import type { Stage } from '../stages.ts';

export type SiteStackProps = StackProps & {
  stage: Stage;
  /** Folder of the built site. Without one, the stack deploys nothing. */
  directory?: string;
};

/**
 * The files of the site. This stack is the last, so that the functions that the site calls are deployed before it. No
 * deployment waits for CloudFront: hashed files never change, and it keeps the documents for one second at most.
 */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { stage, directory } = props;
    if (!directory) return;
    const bucketName = publishedValue(this, stage.name, 'SiteBucketName');
    this.deploy(directory, Bucket.fromBucketName(this, 'site', bucketName));
  }

  /** Deploys hashed files first, cached forever, then the documents that name them. Files of earlier builds stay. */
  private deploy(directory: string, destinationBucket: IBucket): void {
    const house = { destinationBucket, prune: false, memoryLimit: 512 };
    const assets = new BucketDeployment(this, 'site-assets', {
      ...house,
      sources: [Source.asset(directory, { exclude: ['*', '!assets', '!assets/**'] })],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const documents = new BucketDeployment(this, 'site-documents', {
      ...house,
      sources: [Source.asset(directory, { exclude: ['assets', 'service-worker.js'] })],
      cacheControl: [CacheControl.fromString('no-cache')],
    });
    documents.node.addDependency(assets);
    // Last, because browsers that load it fetch every file that it names.
    const worker = new BucketDeployment(this, 'site-worker', {
      ...house,
      sources: [Source.asset(directory, { exclude: ['*', '!service-worker.js'] })],
      cacheControl: [CacheControl.fromString('no-cache')],
    });
    worker.node.addDependency(documents);
    this.acknowledgeDeployer();
  }

  /** Acknowledges the library's function that unpacks the site into its bucket. It runs only during a deployment. */
  private acknowledgeDeployer(): void {
    const deployer = this.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
    if (!deployer)
      throw new Error('The library no longer deploys the site with the function that is acknowledged here');
    const findings = [
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map(
        (action) => `AwsSolutions-IAM5[Action::${action}]`,
      ),
      ...[
        '*',
        'arn:<AWS::Partition>:s3:::<SiteBucketName>/*',
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
