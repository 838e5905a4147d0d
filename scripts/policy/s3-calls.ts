import type { IncomingHttpHeaders } from 'node:http';
import type { AwsCall } from './aws-call.ts';

/** A request to S3 with its whole body. */
export type S3Request = { method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer };

const objectCall = (action: string, bucket: string, key: string): AwsCall => ({
  action: `s3:${action}`,
  resource: `arn:aws:s3:::${bucket}/${key}`,
  context: {},
});

/** Returns the action of a request about one object. S3 has no actions of their own for parts of a multipart upload. */
function objectAction({ method, url }: S3Request): string {
  const version = url.searchParams.has('versionId') ? 'Version' : '';
  const isUpload = url.searchParams.has('uploadId');
  if (method === 'DELETE') return isUpload ? 'AbortMultipartUpload' : `DeleteObject${version}`;
  if (method === 'PUT' || method === 'POST') return 'PutObject';
  if (isUpload) return 'ListMultipartUploadParts';
  return `GetObject${version}`;
}

/** Permissions that headers of a PUT need besides s3:PutObject. */
const moreByHeader: Record<string, string> = {
  'x-amz-object-lock-mode': 'PutObjectRetention',
  'x-amz-object-lock-legal-hold': 'PutObjectLegalHold',
  'x-amz-tagging': 'PutObjectTagging',
  'x-amz-acl': 'PutObjectAcl',
};

/** Subresources of an object, each with an action of its own. */
const subresources: Record<string, { GET: string; PUT: string }> = {
  retention: { GET: 'GetObjectRetention', PUT: 'PutObjectRetention' },
  'legal-hold': { GET: 'GetObjectLegalHold', PUT: 'PutObjectLegalHold' },
  tagging: { GET: 'GetObjectTagging', PUT: 'PutObjectTagging' },
};

/** Returns the whole days that a lock lasts from now, as S3 counts them. */
const daysUntil = (date: string) => String(Math.floor((Date.parse(date) - Date.now()) / 86_400_000));

async function formFields({ headers, body }: S3Request): Promise<Map<string, string>> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return new Map(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
  );
}

const isForm = ({ method, headers }: S3Request) =>
  method === 'POST' && (headers['content-type'] ?? '').startsWith('multipart/form-data');

/** Returns the session token of the credentials that signed a request, in a header, an address, or a form. */
export async function s3SessionToken(request: S3Request): Promise<string | undefined> {
  if (isForm(request)) return (await formFields(request)).get('x-amz-security-token');
  const header = request.headers['x-amz-security-token'];
  return typeof header === 'string'
    ? header
    : (request.url.searchParams.get('X-Amz-Security-Token') ?? undefined);
}

const fromXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** Returns the authorization questions of a request to S3 with a path-style address. */
export async function s3Calls(request: S3Request): Promise<AwsCall[]> {
  const { method, url, headers, body } = request;
  const [, bucket = '', encoded = ''] = /^\/([^/]*)\/?(.*)$/.exec(url.pathname) ?? [];
  const key = decodeURIComponent(encoded);
  if (isForm(request)) return [objectCall('PutObject', bucket, (await formFields(request)).get('key') ?? '')];
  if (key === '') {
    if (method === 'POST' && url.searchParams.has('delete')) {
      const objects = [...body.toString().matchAll(/<Object>(.*?)<\/Object>/gs)].map(
        ([, object = '']) => object,
      );
      return objects.flatMap((object) => {
        const name = fromXml(/<Key>([^<]*)</.exec(object)?.[1] ?? '');
        const action = object.includes('<VersionId>') ? 'DeleteObjectVersion' : 'DeleteObject';
        const bypasses = headers['x-amz-bypass-governance-retention'] === 'true';
        const actions = bypasses ? [action, 'BypassGovernanceRetention'] : [action];
        return actions.map((one) => objectCall(one, bucket, name));
      });
    }
    if (method === 'GET' && url.searchParams.has('versions')) {
      const context = { 's3:prefix': url.searchParams.get('prefix') ?? '' };
      return [{ action: 's3:ListBucketVersions', resource: `arn:aws:s3:::${bucket}`, context }];
    }
    if (method !== 'GET' || url.searchParams.get('list-type') !== '2') {
      throw new Error(`The recorder does not know S3's ${method} ${url.pathname}${url.search}`);
    }
    const context = { 's3:prefix': url.searchParams.get('prefix') ?? '' };
    return [{ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}`, context }];
  }
  const subresource = Object.entries(subresources).find(([name]) => url.searchParams.has(name))?.[1];
  if (subresource) return [objectCall(method === 'GET' ? subresource.GET : subresource.PUT, bucket, key)];
  const more = Object.entries(moreByHeader).flatMap(([name, action]) => (name in headers ? [action] : []));
  const until = headers['x-amz-object-lock-retain-until-date'];
  const lock =
    typeof until === 'string' ? { 's3:object-lock-remaining-retention-days': daysUntil(until) } : {};
  const source = headers['x-amz-copy-source'];
  const [, sourceBucket = '', sourceKey = ''] = /^\/?([^/]+)\/(.+)$/.exec(String(source ?? '')) ?? [];
  return [
    ...[objectAction(request), ...more].map((action) => ({
      ...objectCall(action, bucket, key),
      context: lock,
    })),
    ...(sourceBucket ? [objectCall('GetObject', sourceBucket, decodeURIComponent(sourceKey))] : []),
  ];
}
