import { Stack, Validations } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey, type IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { apiBase, type Route, type RouteId, routes } from '#shared/contract/routes.ts';
import { exportName } from '../export-names.ts';
import { type RouteFunction, routeFunction } from '../routes.ts';
import type { DataReferences } from '../stacks/data.ts';
import type { Stage } from '../stages.ts';
import { houseFunction } from './house-function.ts';
import { fieldKeyStatement, mailStatement } from './service-access.ts';
import { tableStatements } from './table-access.ts';

export type RouteFunctionProps = {
  stage: Stage;
  api: IHttpApi;
  data: DataReferences;
  siteUrl: string;
  picturesBucketName: string;
  mailFrom: string;
  mailIdentityArn: string;
  /** The folder that bundle.ts made for this route. */
  bundle: string;
};

/** Where the files of all notaries lie in their bucket, and what is made for one download. */
const notaryFiles = 'notaries/*';
const exportedFiles = 'exports/*';
/** Everything of an account as one file, which goes after some days. */
const dataExportFiles = 'data-exports/*';

/** Where browsers put files, which go after a day. */
const uploadedFiles = 'uploads/*';
const documentFiles = 'notaries/*/documents/*';
/** All that is in the bucket of pictures. */
const pictureFiles = 'pictures/*';

const filesActions = { read: 's3:GetObject', write: 's3:PutObject', delete: 's3:DeleteObject' } as const;

const objects = (bucketName: string, path: string) => `arn:aws:s3:::${bucketName}/${path}`;

const definedOnly = (values: Record<string, string | false | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));

/** What the function is told: nothing that its row in routes.ts does not call for. */
function environment(id: RouteId, row: RouteFunction, props: RouteFunctionProps): Record<string, string> {
  const { data } = props;
  return definedOnly({
    ROUTE_ID: id,
    // Who may call it. The function checks the token itself and refuses to run as anything else.
    ROUTE_ACCESS: routes[id].access,
    TABLE_NAME: row.table.length > 0 && data.tableName,
    FILES_BUCKET:
      (row.files || row.exports || row.dataExports || row.uploads || row.documents) && data.filesBucketName,
    PICTURES_BUCKET: row.pictures && props.picturesBucketName,
    TOKEN_SECRET_ARN: row.tokenKey && data.tokenSecretArn,
    // Only for new data keys: an encrypted one names its key itself.
    FIELD_KEY_ARN: row.fieldKey?.includes('GenerateDataKeyWithoutPlaintext') && data.fieldKeyArn,
    STRIPE_SECRET_ARN: row.stripe && data.stripeSecretArn,
    STRIPE_API: row.stripe && props.stage.stripeApi,
    PLACE_INDEX: row.placeIndex && data.placeIndexName,
    MAIL_FROM: row.mail && props.mailFrom,
    SITE_URL: row.siteUrl && props.siteUrl,
  });
}

/** Leave to sign forms for uploads, or to see, read and remove what came by them. */
function uploadStatements({ uploads }: RouteFunction, bucketName: string): PolicyStatement[] {
  if (!uploads) return [];
  const onObjects = new PolicyStatement({
    sid: 'Uploads',
    actions: uploads === 'send' ? [filesActions.write] : [filesActions.read, filesActions.delete],
    resources: [objects(bucketName, uploadedFiles)],
  });
  if (uploads === 'send') return [onObjects];
  // Without leave to list, S3 would call a file that has not arrived forbidden, not missing.
  const onBucket = new PolicyStatement({
    sid: 'UploadsList',
    actions: ['s3:ListBucket'],
    resources: [`arn:aws:s3:::${bucketName}`],
    conditions: { StringLike: { 's3:prefix': uploadedFiles } },
  });
  return [onObjects, onBucket];
}

/** What the function may do: what its row in routes.ts says, on the resources of its stage. */
function accessStatements(stack: Stack, row: RouteFunction, props: RouteFunctionProps): PolicyStatement[] {
  const { data } = props;
  const statements = tableStatements(stack, row, data);
  if (row.files) {
    statements.push(
      new PolicyStatement({
        sid: 'Files',
        actions: row.files.map((access) => filesActions[access]),
        resources: [objects(data.filesBucketName, notaryFiles)],
      }),
    );
  }
  if (row.exports) {
    statements.push(
      new PolicyStatement({
        sid: 'Exports',
        actions: [
          ...[filesActions.write, filesActions.read],
          // So that no half of a file that could not be finished stays.
          ...(row.exports === 'in-parts' ? ['s3:AbortMultipartUpload'] : []),
        ],
        resources: [objects(data.filesBucketName, exportedFiles)],
      }),
    );
  }
  if (row.dataExports) {
    statements.push(
      new PolicyStatement({
        sid: 'DataExports',
        actions: [filesActions.read],
        resources: [objects(data.filesBucketName, dataExportFiles)],
      }),
    );
  }
  statements.push(...uploadStatements(row, data.filesBucketName));
  if (row.documents) {
    statements.push(
      new PolicyStatement({
        sid: 'Documents',
        actions: row.documents.map((access) => filesActions[access]),
        resources: [objects(data.filesBucketName, documentFiles)],
      }),
    );
  }
  if (row.pictures) {
    statements.push(
      new PolicyStatement({
        sid: 'Pictures',
        actions: row.pictures.map((access) => filesActions[access]),
        resources: [objects(props.picturesBucketName, pictureFiles)],
      }),
    );
  }
  if (row.tokenKey) {
    statements.push(
      new PolicyStatement({
        sid: 'TokenKey',
        actions: ['secretsmanager:GetSecretValue'],
        resources: [data.tokenSecretArn],
      }),
    );
  }
  if (row.stripe) {
    statements.push(
      new PolicyStatement({
        sid: 'PaymentKeys',
        actions: ['secretsmanager:GetSecretValue'],
        resources: [data.stripeSecretArn],
      }),
    );
  }
  if (row.fieldKey) {
    statements.push(fieldKeyStatement(data, row.fieldKey));
  }
  if (row.placeIndex) {
    statements.push(
      new PolicyStatement({
        sid: 'PlaceIndex',
        actions: ['geo:SearchPlaceIndexForPosition'],
        resources: [
          stack.formatArn({ service: 'geo', resource: 'place-index', resourceName: data.placeIndexName }),
        ],
      }),
    );
  }
  if (row.mail) {
    statements.push(mailStatement(props.mailIdentityArn, props.mailFrom));
  }
  return statements;
}

/** One route of the API and its function: own role, own log, own code, and no more than its row grants. */
export class ApiRoute extends Construct {
  constructor(scope: Construct, id: RouteId, props: RouteFunctionProps) {
    super(scope, id);
    const { stage } = props;
    const row = routeFunction(id);
    const { method, path, access, cache, summary }: Route = routes[id];

    const handler = houseFunction(this, {
      stage,
      id,
      description: `${method} ${apiBase}${path}: ${summary}`,
      bundle: props.bundle,
      statements: accessStatements(Stack.of(this), row, props),
      environment: environment(id, row, props),
      memory: row.memory,
      timeout: row.timeout,
      ...(row.stripe && { counts: ['payments-disputed', 'payment-events-refused'] }),
    });

    new HttpRoute(this, 'route', {
      httpApi: props.api,
      routeKey: HttpRouteKey.with(`${apiBase}${path}`, HttpMethod[method]),
      integration: new HttpLambdaIntegration('integration', handler),
    });

    Validations.of(this).acknowledge(
      {
        id: 'AwsSolutions-APIG4',
        reason:
          access === 'notary'
            ? 'The function itself checks the token first, as ROUTE_ACCESS tells it; see docs/adr on tokens.'
            : cache === 'public'
              ? 'Public by contract: it tells everybody the same and can reach nothing of a notary.'
              : row.stripe
                ? 'The payment provider calls it; it refuses every message without the signature.'
                : 'Public by contract: it is how a notary gets a session.',
      },
      {
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'X-Ray takes traces for no narrower resource.',
      },
      {
        id: 'Serverless-LambdaDLQ',
        reason: 'The API calls it and waits for the answer: there is no failed event to keep.',
      },
    );
    // The check names an imported value by its export.
    const files = exportName(stage.name, 'FilesBucketName');
    const pictures = exportName(stage.name, 'PicturesBucketName');
    const reached = [
      ...(row.files ? [objects(files, notaryFiles)] : []),
      ...(row.exports ? [objects(files, exportedFiles)] : []),
      ...(row.dataExports ? [objects(files, dataExportFiles)] : []),
      ...(row.uploads ? [objects(files, uploadedFiles)] : []),
      ...(row.documents ? [objects(files, documentFiles)] : []),
      ...(row.pictures ? [objects(pictures, pictureFiles)] : []),
    ];
    for (const resource of reached) {
      Validations.of(this).acknowledge({
        id: `AwsSolutions-IAM5[Resource::${resource}]`,
        reason: 'A function serves every notary; the notary is part of each path that it makes.',
      });
    }
  }
}
