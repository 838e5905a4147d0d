import type { IncomingMessage } from 'node:http';
import { readBody } from '../../processes/http-server.ts';
import { policySignature } from './s3-signature.ts';

/** A file that a browser posted with a signed form, and the headers that are kept with it. */
export type PostedFile = { key: string; content: Buffer; headers: Record<string, string> };

/** S3's error code for a rejected form. */
export type FormFault =
  | 'AccessDenied'
  | 'SignatureDoesNotMatch'
  | 'InvalidAccessKeyId'
  | 'InvalidPolicyDocument'
  | 'MalformedPOSTRequest'
  | 'EntityTooLarge'
  | 'EntityTooSmall'
  | 'NotImplemented';

type Policy = { expiration: number; conditions: unknown[] };

const maxBytes = 64 * 1024 * 1024;
/** Fields that need no condition in the policy. */
const unnamed = /^(policy|x-amz-signature|x-ignore-.*)$/;

function readPolicy(encoded: string): Policy | undefined {
  try {
    const policy: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    if (typeof policy !== 'object' || policy === null) return undefined;
    if (!('expiration' in policy) || !('conditions' in policy)) return undefined;
    const expiration = Date.parse(String(policy.expiration));
    const { conditions } = policy;
    return Number.isNaN(expiration) || !Array.isArray(conditions) ? undefined : { expiration, conditions };
  } catch {
    return undefined;
  }
}

/** Returns a condition as [operator, field, value] from either notation; undefined for one that S3 does not know. */
function asTriple(condition: unknown): [string, string, unknown, unknown] | undefined {
  if (Array.isArray(condition)) {
    const [operator, field, value] = condition;
    if (typeof operator !== 'string') return undefined;
    if (operator.toLowerCase() === 'content-length-range') return ['range', '', field, value];
    if (typeof field !== 'string' || !field.startsWith('$')) return undefined;
    return [operator.toLowerCase(), field.slice(1).toLowerCase(), value, undefined];
  }
  if (typeof condition !== 'object' || condition === null) return undefined;
  const [member, ...others] = Object.entries(condition);
  return member && others.length === 0 ? ['eq', member[0].toLowerCase(), member[1], undefined] : undefined;
}

/** Checks a form against its policy: every condition is met, and every field has one. */
function policyFault(
  { conditions }: Policy,
  fields: ReadonlyMap<string, string>,
  size: number,
): FormFault | undefined {
  const named = new Set<string>();
  for (const condition of conditions) {
    const triple = asTriple(condition);
    if (!triple) return 'InvalidPolicyDocument';
    const [operator, field, value, max] = triple;
    if (operator === 'range') {
      if (size < Number(value)) return 'EntityTooSmall';
      if (size > Number(max)) return 'EntityTooLarge';
      continue;
    }
    named.add(field);
    const given = fields.get(field) ?? '';
    const holds =
      operator === 'eq' ? given === value : operator === 'starts-with' && given.startsWith(String(value));
    if (!holds) return 'AccessDenied';
  }
  const extra = [...fields.keys()].filter((field) => !unnamed.test(field) && !named.has(field));
  return extra.length > 0 ? 'AccessDenied' : undefined;
}

type Form = { fields: Map<string, string>; file: File };

/** Returns the fields before `file`; S3 ignores those after it. */
async function readForm(request: IncomingMessage): Promise<Form | FormFault> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return 'MalformedPOSTRequest';
  const fields = new Map<string, string>();
  try {
    const body = await readBody(request, maxBytes);
    if (!body) return 'EntityTooLarge';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    for (const [name, value] of form) {
      if (typeof value !== 'string') {
        return name.toLowerCase() === 'file' ? { fields, file: value } : 'MalformedPOSTRequest';
      }
      fields.set(name.toLowerCase(), value);
    }
  } catch {
    // This includes an upload that the browser aborts; the response then goes nowhere.
    return 'MalformedPOSTRequest';
  }
  return 'MalformedPOSTRequest';
}

/**
 * Returns the file of a signed form's POST under S3's rules: the right key signed the policy, the policy has not
 * expired, every condition is met, and every field is covered by the policy.
 */
export async function postedFile(
  request: IncomingMessage,
  bucket: string,
  now: Date,
): Promise<PostedFile | FormFault> {
  const form = await readForm(request);
  if (typeof form === 'string') return form;
  const { fields, file } = form;
  const field = (name: string) => fields.get(name) ?? '';
  const encoded = field('policy');
  if (!encoded) return 'AccessDenied';
  const fault = policySignature(encoded, {
    credential: field('x-amz-credential'),
    signature: field('x-amz-signature'),
  });
  if (fault) return fault;
  const policy = readPolicy(encoded);
  if (!policy) return 'InvalidPolicyDocument';
  if (policy.expiration <= now.getTime()) return 'AccessDenied';
  fields.set('bucket', bucket);
  const broken = policyFault(policy, fields, file.size);
  if (broken) return broken;
  const key = field('key').replace('$' + '{filename}', file.name);
  if (!key) return 'MalformedPOSTRequest';
  if (fields.has('success_action_redirect') || fields.has('success_action_status')) return 'NotImplemented';
  const type = field('content-type');
  return {
    key,
    content: Buffer.from(await file.arrayBuffer()),
    headers: type ? { 'content-type': type } : {},
  };
}
