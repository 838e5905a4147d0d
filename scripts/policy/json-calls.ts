import * as z from 'zod/mini';
import { localArn } from '../local/assembly/stack-plan.ts';
import type { AwsCall } from './aws-call.ts';
import { dynamoDbCalls } from './dynamodb-calls.ts';

/** A request in one of the SDK's JSON protocols, and the answer that it got. */
export type JsonRequest = {
  method: string;
  path: string;
  target: string | undefined;
  input: unknown;
  output: unknown;
};

const keyed = z.looseObject({
  KeyId: z.optional(z.string()),
  EncryptionContext: z._default(z.record(z.string(), z.string()), {}),
  SigningAlgorithm: z.optional(z.string()),
});

/** An encrypted text names the key that opens it, so a request to decrypt need not name it; the answer does. */
function keyCalls(action: string, { input, output }: JsonRequest): AwsCall[] {
  const { KeyId, EncryptionContext, SigningAlgorithm } = keyed.parse(input);
  const key = KeyId ?? z.safeParse(keyed, output).data?.KeyId;
  // Without a key, there is nothing to authorize: the text was not encrypted by any key.
  if (key === undefined) return [];
  const context = Object.entries(EncryptionContext).map(([name, value]) => [
    `kms:EncryptionContext:${name}`,
    value,
  ]);
  if (SigningAlgorithm) context.push(['kms:SigningAlgorithm', SigningAlgorithm]);
  return [{ action: `kms:${action}`, resource: key, context: Object.fromEntries(context) }];
}

const secret = z.looseObject({ SecretId: z.string() });
const queued = z.looseObject({ QueueUrl: z.string() });
const mail = z.looseObject({ FromEmailAddress: z.string(), ConfigurationSetName: z.optional(z.string()) });

/** Sending needs permission for the identity of the sender, and for the configuration set if the mail names one. */
function mailCalls(input: unknown): AwsCall[] {
  const { FromEmailAddress: from, ConfigurationSetName: set } = mail.parse(input);
  const context = { 'ses:FromAddress': from };
  const identity = `identity/${from.split('@')[1]}`;
  return [identity, ...(set ? [`configuration-set/${set}`] : [])].map((resource) => ({
    action: 'ses:SendEmail',
    resource: localArn('ses', resource),
    context,
  }));
}

/** Returns the authorization questions of a request. Throws for one that it does not know. */
export function jsonCalls(request: JsonRequest): AwsCall[] {
  const { method, path, target, input } = request;
  const [service, action = ''] = target?.split('.') ?? [];
  switch (service) {
    case 'DynamoDB_20120810':
      return dynamoDbCalls(action, input);
    case 'TrentService':
      return keyCalls(action, request);
    case 'secretsmanager':
      return [{ action: `secretsmanager:${action}`, resource: secret.parse(input).SecretId, context: {} }];
    case 'AmazonSQS': {
      const name = new URL(queued.parse(input).QueueUrl).pathname.split('/').at(-1) ?? '';
      // A batch needs the same permission as a single message.
      return [
        { action: `sqs:${action.replace(/Batch$/, '')}`, resource: localArn('sqs', name), context: {} },
      ];
    }
  }
  if (method === 'POST' && path === '/v2/email/outbound-emails') return mailCalls(input);
  const [, index, by] = /^\/places\/v0\/indexes\/([^/]+)\/search\/(position|text)$/.exec(path) ?? [];
  if (method === 'POST' && index !== undefined) {
    const resource = localArn('geo', `place-index/${decodeURIComponent(index)}`);
    const action = by === 'text' ? 'geo:SearchPlaceIndexForText' : 'geo:SearchPlaceIndexForPosition';
    return [{ action, resource, context: {} }];
  }
  const calculator = /^\/routes\/v0\/calculators\/([^/]+)\/calculate\/route$/.exec(path)?.[1];
  if (method === 'POST' && calculator !== undefined) {
    const resource = localArn('geo', `route-calculator/${decodeURIComponent(calculator)}`);
    return [{ action: 'geo:CalculateRoute', resource, context: {} }];
  }
  throw new Error(`The recorder does not know ${target ?? `${method} ${path}`}`);
}
