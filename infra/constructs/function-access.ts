import type { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type {
  FilesAccess,
  FunctionDefinition,
  SigningKey,
} from '../function-definitions/function-definition.ts';
import { metricNamespace } from '../log-metrics.ts';
import { bundlesDigest, releaseVersion } from '../release.ts';
import type { StageValue } from '../stage-values.ts';
import { mailIdentity, mailSender, type Stage } from '../stages.ts';

/** The paths of received emails with orders. */
const orderMailPaths = 'received/*';

/** The stage resources that functions use. */
export type FunctionResources = {
  stage: Stage;
  /** Returns a value that an earlier stack publishes. */
  value: (name: StageValue) => string;
  /** Folder of the bundles from bundle.ts. */
  bundles: string;
};

const bucketNames = {
  files: 'FilesBucketName',
  sealed: 'SealedBucketName',
  pictures: 'PicturesBucketName',
  log: 'LogBucketName',
  orderMail: 'OrderMailBucketName',
} as const;

type BucketKind = keyof typeof bucketNames;

/** The signing keys, each with its only algorithm. */
const signingKeys = {
  log: { arn: 'LogKeyArn', algorithm: 'ED25519_SHA_512' },
  exports: { arn: 'ExportsKeyArn', algorithm: 'ED25519_SHA_512' },
  documents: { arn: 'DocumentsKeyArn', algorithm: 'RSASSA_PKCS1_V1_5_SHA_256' },
  token: { arn: 'TokenKeyArn', algorithm: 'ED25519_SHA_512' },
} as const satisfies Record<SigningKey, { arn: StageValue; algorithm: string }>;

/** Access to objects below some paths of a bucket, or to the list of its objects with some prefix. */
type BucketGrant = { sid: string; bucket: BucketKind; actions: string[] } & (
  | { kind: 'objects'; paths: readonly string[] }
  | { kind: 'list'; prefix: string | string[] }
);

const objectActions = { read: 's3:GetObject', write: 's3:PutObject', delete: 's3:DeleteObject' } as const;

const objects = (
  sid: string,
  paths: readonly string[],
  accesses: readonly FilesAccess[],
  more: { abort?: boolean; bucket?: BucketKind } = {},
): BucketGrant => ({
  kind: 'objects',
  sid,
  bucket: more.bucket ?? 'files',
  paths,
  // Aborting removes the parts of an unfinished file.
  actions: [
    ...accesses.map((access) => objectActions[access]),
    ...(more.abort ? ['s3:AbortMultipartUpload'] : []),
  ],
});

/** Without this permission, S3 returns 403 instead of 404 for a missing object. */
const list = (sid: string, prefix: string | string[], bucket: BucketKind = 'files'): BucketGrant => ({
  kind: 'list',
  sid,
  bucket,
  prefix,
  actions: ['s3:ListBucket'],
});

const sealedPaths = ['notaries/*/entries/*'];
const readLocked = objects('SealedFiles', sealedPaths, ['read'], { bucket: 'sealed' });

/** Copies images of drafts with a lock. Can't read, shorten, or bypass a lock, or delete a copy. */
const addLocked: BucketGrant[] = [
  objects('ImagesOfDrafts', sealedPaths, ['read']),
  {
    kind: 'objects',
    sid: 'SealedFiles',
    bucket: 'sealed',
    paths: sealedPaths,
    actions: ['s3:PutObject', 's3:PutObjectRetention'],
  },
];

/** Reads all of an account's files and writes its export. Can't change or delete anything else. */
const accountExport = [
  objects('NotaryFiles', ['notaries/*', 'printable/*'], ['read']),
  objects('DataExports', ['data-exports/*'], ['read', 'write'], { abort: true }),
  objects('Pictures', ['pictures/*'], ['read'], { bucket: 'pictures' }),
  list('DocumentsList', 'notaries/*/documents/*'),
  list('PicturesList', 'pictures/*', 'pictures'),
  // The page of an export checks the log with the published key.
  objects('PublishedKeys', ['.well-known/notary-journal-keys.json'], ['read'], { bucket: 'log' }),
  list('PublishedKeysList', '.well-known/*', 'log'),
  readLocked,
];

/**
 * Removes every version of a notary's files, including locked files of submitted entries, and leaves notices
 * about it.
 */
function erasure(): BucketGrant[] {
  const paths = {
    files: ['notaries/*', 'printable/*', 'uploads/*', 'exports/*', 'data-exports/*'],
    sealed: ['notaries/*'],
    pictures: ['pictures/*'],
  };
  const notices = objects('ErasureNotices', ['erased/*'], ['write']);
  const removals = (['files', 'sealed', 'pictures'] as const).flatMap((bucket): BucketGrant[] => {
    const sid = `Erase${bucket.charAt(0).toUpperCase()}${bucket.slice(1)}`;
    const bypass = bucket === 'sealed' ? ['s3:BypassGovernanceRetention'] : [];
    return [
      { kind: 'list', sid: `${sid}List`, bucket, prefix: paths[bucket], actions: ['s3:ListBucketVersions'] },
      { kind: 'objects', sid, bucket, paths: paths[bucket], actions: ['s3:DeleteObjectVersion', ...bypass] },
    ];
  });
  return [notices, ...removals];
}

/** The log's files are written once, except for checkpoint and keys, which S3 replaces only conditionally. */
function logGrants(use: 'read' | 'append') {
  // Of these, only the function that publishes the keys reads them.
  const paths = use === 'read' ? ['log/*'] : ['log/*', '.well-known/*'];
  return [
    objects('Log', paths, use === 'read' ? ['read'] : ['read', 'write'], { bucket: 'log' }),
    list('LogList', paths, 'log'),
  ];
}

/** Returns a row's access to buckets. */
function bucketGrants(row: FunctionDefinition): BucketGrant[] {
  const {
    files,
    lockedFiles,
    printableImages,
    empties,
    exports,
    dataExports,
    uploads,
    documents,
    pictures,
    logFiles,
    orderMail,
  } = row;
  const grants = [
    files && objects('Files', ['notaries/*', 'printable/*'], files),
    lockedFiles && (lockedFiles === 'read' ? readLocked : addLocked),
    printableImages && objects('PrintableImages', ['printable/*'], ['read']),
    empties && [list('FilesList', [...empties]), objects('Files', empties, ['delete'])],
    exports && objects('Exports', ['exports/*'], ['write', 'read'], { abort: exports === 'in-parts' }),
    dataExports === 'link' && objects('DataExports', ['data-exports/*'], ['read']),
    dataExports === 'make' && accountExport,
    uploads === 'send' && objects('Uploads', ['uploads/*'], ['write']),
    uploads === 'receive' && [
      objects('Uploads', ['uploads/*'], ['read', 'delete']),
      list('UploadsList', 'uploads/*'),
    ],
    documents && objects('Documents', ['notaries/*/documents/*'], documents),
    pictures && objects('Pictures', ['pictures/*'], pictures, { bucket: 'pictures' }),
    logFiles && logGrants(logFiles),
    row.erases && erasure(),
    orderMail === 'receive' && [
      objects('OrderMail', [orderMailPaths], ['read', 'delete'], { bucket: 'orderMail' }),
      list('OrderMailList', orderMailPaths, 'orderMail'),
    ],
  ];
  return grants.flatMap((grant) => grant || []);
}

const arnsOf = (bucketName: string, paths: readonly string[]) =>
  paths.map((path) => `arn:aws:s3:::${bucketName}/${path}`);

/** Returns a row's object ARNs with wildcards, as the rule packs write them. */
export function wildcardArns(row: FunctionDefinition): string[] {
  return bucketGrants(row).flatMap((grant) =>
    grant.kind === 'objects' ? arnsOf(`<${bucketNames[grant.bucket]}>`, grant.paths) : [],
  );
}

const readsCertificates = ({ documentCertificates, signs }: FunctionDefinition) =>
  documentCertificates || signs?.includes('documents');

/**
 * Returns the keys whose public parts a row reads. Signers need them for notes, but not for documents and
 * tokens.
 */
function publicKeysOf({ signs = [], publicKeys = [], tokenKey }: FunctionDefinition): SigningKey[] {
  const forNotes = [...signs, ...publicKeys].filter((name) => name === 'log' || name === 'exports');
  return tokenKey ? [...forNotes, 'token'] : forNotes;
}

/** Returns a row's grants besides the table, on the resources of its stage. */
export function accessStatements(
  stack: Stack,
  row: FunctionDefinition,
  { stage, value }: FunctionResources,
): PolicyStatement[] {
  const statements = bucketGrants(row).map((grant) => {
    const { sid, actions } = grant;
    const name = value(bucketNames[grant.bucket]);
    return grant.kind === 'objects'
      ? new PolicyStatement({ sid, actions, resources: arnsOf(name, grant.paths) })
      : new PolicyStatement({
          sid,
          actions,
          resources: [`arn:aws:s3:::${name}`],
          conditions: { StringLike: { 's3:prefix': grant.prefix } },
        });
  });
  const readSecret = (sid: string, arn: string) =>
    new PolicyStatement({ sid, actions: ['secretsmanager:GetSecretValue'], resources: [arn] });
  if (row.stripe) statements.push(readSecret('PaymentKeys', value('StripeSecretArn')));
  if (readsCertificates(row)) {
    statements.push(readSecret('DocumentCertificates', value('DocumentCertificatesArn')));
  }
  if (row.fieldKey) {
    statements.push(
      new PolicyStatement({
        sid: 'FieldKey',
        actions: row.fieldKey.map((action) => `kms:${action}`),
        resources: [value('FieldKeyArn')],
        // Every data key is bound to one notary, so a call must specify the notary.
        conditions: { Null: { 'kms:EncryptionContext:notary_id': 'false' } },
      }),
    );
  }
  for (const name of row.signs ?? []) {
    const { arn, algorithm } = signingKeys[name];
    const sid = `${name.charAt(0).toUpperCase()}${name.slice(1)}Key`;
    statements.push(
      new PolicyStatement({
        sid,
        actions: ['kms:Sign'],
        resources: [value(arn)],
        conditions: { StringEquals: { 'kms:SigningAlgorithm': algorithm } },
      }),
    );
  }
  const readable = publicKeysOf(row);
  if (readable.length > 0) {
    statements.push(
      new PolicyStatement({
        sid: 'PublicKeys',
        actions: ['kms:GetPublicKey'],
        resources: readable.map((name) => value(signingKeys[name].arn)),
      }),
    );
  }
  const placeIndex = () =>
    stack.formatArn({ service: 'geo', resource: 'place-index', resourceName: value('PlaceIndexName') });
  if (row.placeIndex) {
    statements.push(
      new PolicyStatement({
        sid: 'PlaceIndex',
        actions: ['geo:SearchPlaceIndexForPosition'],
        resources: [placeIndex()],
      }),
    );
  }
  if (findsDistances(row, stage)) {
    const resourceName = value('RouteCalculatorName');
    statements.push(
      new PolicyStatement({
        sid: 'PlaceIndex',
        actions: ['geo:SearchPlaceIndexForText'],
        resources: [placeIndex()],
      }),
      new PolicyStatement({
        sid: 'RouteCalculator',
        actions: ['geo:CalculateRoute'],
        resources: [stack.formatArn({ service: 'geo', resource: 'route-calculator', resourceName })],
      }),
    );
  }
  if (row.mail) {
    statements.push(
      new PolicyStatement({
        sid: 'Mail',
        actions: ['ses:SendEmail'],
        resources: [
          stack.formatArn({ service: 'ses', resource: 'identity', resourceName: mailIdentity(stage) }),
          stack.formatArn({
            service: 'ses',
            resource: 'configuration-set',
            resourceName: metricNamespace(stage.name),
          }),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': mailSender(stage) } },
      }),
    );
  }
  return statements;
}

const findsDistances = (row: FunctionDefinition, stage: Stage) => row.distances && stage.drivingDistances;

/** Returns the environment variables that a row needs, and no others. */
export function accessEnvironment(
  row: FunctionDefinition,
  { stage, value, bundles }: FunctionResources,
): Record<string, string> {
  const buckets = new Set(bucketGrants(row).map(({ bucket }) => bucket));
  const knows = (key: SigningKey) => row.signs?.includes(key) || row.publicKeys?.includes(key);
  const variables = {
    TABLE_NAME: Object.keys(row.table).length > 0 && value('TableName'),
    FILES_BUCKET: buckets.has('files') && value('FilesBucketName'),
    SEALED_BUCKET: buckets.has('sealed') && value('SealedBucketName'),
    PICTURES_BUCKET: buckets.has('pictures') && value('PicturesBucketName'),
    TOKEN_KEY_ARN: (row.tokenKey || knows('token')) && value('TokenKeyArn'),
    // Only needed for new data keys: an encrypted data key identifies the key that decrypts it.
    FIELD_KEY_ARN: row.fieldKey?.includes('GenerateDataKeyWithoutPlaintext') && value('FieldKeyArn'),
    ORDER_MAIL_BUCKET: buckets.has('orderMail') && value('OrderMailBucketName'),
    ORDER_MAIL_DOMAIN: row.orderMail && stage.orderMailDomain,
    LOG_BUCKET: buckets.has('log') && value('LogBucketName'),
    LOG_KEY_ARN: knows('log') && value('LogKeyArn'),
    EXPORTS_KEY_ARN: knows('exports') && value('ExportsKeyArn'),
    DOCUMENTS_KEY_ARN: knows('documents') && value('DocumentsKeyArn'),
    DOCUMENT_CERTIFICATES_ARN: readsCertificates(row) && value('DocumentCertificatesArn'),
    TIMESTAMP_AUTHORITIES: row.timestamps && stage.timestampAuthorities.join(','),
    WITNESS_POLICY: row.witnesses && stage.witnessPolicy,
    STRIPE_SECRET_ARN: row.stripe && value('StripeSecretArn'),
    STRIPE_API: row.stripe && stage.stripeApi,
    PLACE_INDEX: (row.placeIndex || findsDistances(row, stage)) && value('PlaceIndexName'),
    ROUTE_CALCULATOR: findsDistances(row, stage) && value('RouteCalculatorName'),
    MAIL_FROM: row.mail && mailSender(stage),
    MAIL_CONFIGURATION_SET: row.mail && metricNamespace(stage.name),
    SITE_URL: row.siteUrl && value('SiteUrl'),
    RELEASE_VERSION: row.release && releaseVersion,
    BUNDLE_DIGEST: row.release && bundlesDigest(bundles),
  };
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, content]) => (content ? [[name, content]] : [])),
  );
}
