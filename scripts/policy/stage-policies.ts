import * as z from 'zod/mini';
import { functionName } from '#infra/function-name.ts';
import { type FunctionId, functionIds } from '#infra/functions.ts';
import type { StageName } from '#infra/stages.ts';
import { resourcesOf, type Template } from '#infra/template.ts';
import type { Statement } from './evaluate.ts';
import { type ResourceStatement, resourceStatements, roleStatements } from './policy-document.ts';
import { type Resolve, resolver } from './resolve.ts';

/** The permissions of a function's role. */
export type FunctionPolicy = { id: FunctionId; logicalId: string; role: string; statements: Statement[] };

/** A resource with the policy that belongs to it. */
export type ResourcePolicy = { arn: string; statements: ResourceStatement[] };

/** Stored data that a KMS key encrypts: the service calls the key for the caller that uses the data. */
export type EncryptedStore = { arn: string; service: 'dynamodb' | 's3'; keyArn: string };

/** Everything in the templates of a stage that decides about calls of its functions. */
export type StagePolicies = {
  functions: FunctionPolicy[];
  resources: ResourcePolicy[];
  encrypted: EncryptedStore[];
};

const functionProperties = z.looseObject({
  FunctionName: z.optional(z.string()),
  Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
});
const rolePolicy = z.looseObject({
  PolicyDocument: z.unknown(),
  Roles: z.array(z.object({ Ref: z.string() })),
});
const keyPolicy = z.looseObject({ KeyPolicy: z.unknown() });
const bucketPolicy = z.looseObject({ Bucket: z.unknown(), PolicyDocument: z.unknown() });
const queuePolicy = z.looseObject({ Queues: z.array(z.unknown()), PolicyDocument: z.unknown() });
const encryptedTable = z.looseObject({ SSESpecification: z.object({ KMSMasterKeyId: z.unknown() }) });
const encryptedBucket = z.looseObject({
  BucketEncryption: z.object({
    ServerSideEncryptionConfiguration: z.tuple([
      z.looseObject({
        ServerSideEncryptionByDefault: z.object({ KMSMasterKeyID: z.unknown() }),
      }),
    ]),
  }),
});

/** Returns the statements of a role. Throws if it has policies that are not resources of their own. */
function statementsOfRole(template: Template, role: string, resolve: Resolve): Statement[] {
  const properties = template.Resources[role]?.Properties ?? {};
  if ('ManagedPolicyArns' in properties || 'Policies' in properties) {
    throw new Error(`${role} has policies that are not read here`);
  }
  return resourcesOf(template, 'AWS::IAM::Policy').flatMap(([, policy]) => {
    const { PolicyDocument, Roles } = rolePolicy.parse(policy.Properties);
    return Roles.some(({ Ref }) => Ref === role) ? roleStatements(PolicyDocument, resolve) : [];
  });
}

function functionPolicies(stage: StageName, template: Template, resolve: Resolve): FunctionPolicy[] {
  return resourcesOf(template, 'AWS::Lambda::Function').flatMap(([logicalId, { Properties }]) => {
    const { FunctionName, Role } = functionProperties.parse(Properties);
    const id = functionIds.find((known) => functionName(stage, known) === FunctionName);
    // Others belong to the CDK, which uses them during a deployment.
    if (!id) return [];
    const [role] = Role['Fn::GetAtt'];
    const name = template.Resources[role]?.Properties['RoleName'];
    const statements = statementsOfRole(template, role, resolve);
    return [{ id, logicalId, role: name ? resolve(name) : role, statements }];
  });
}

function resourcePolicies(template: Template, resolve: Resolve): ResourcePolicy[] {
  const keys = resourcesOf(template, 'AWS::KMS::Key').map(([id, { Properties }]) => ({
    arn: resolve({ 'Fn::GetAtt': [id, 'Arn'] }),
    statements: resourceStatements(keyPolicy.parse(Properties).KeyPolicy, resolve),
  }));
  const buckets = resourcesOf(template, 'AWS::S3::BucketPolicy').map(([, { Properties }]) => {
    const { Bucket, PolicyDocument } = bucketPolicy.parse(Properties);
    return {
      arn: `arn:aws:s3:::${resolve(Bucket)}`,
      statements: resourceStatements(PolicyDocument, resolve),
    };
  });
  const queues = resourcesOf(template, 'AWS::SQS::QueuePolicy').flatMap(([, { Properties }]) => {
    const { Queues, PolicyDocument } = queuePolicy.parse(Properties);
    return Queues.map((queue) => ({
      arn: resolve(queue),
      statements: resourceStatements(PolicyDocument, resolve),
    }));
  });
  return [...keys, ...buckets, ...queues];
}

function encryptedStores(template: Template, tableArn: Resolve, resolve: Resolve): EncryptedStore[] {
  const tables = resourcesOf(template, 'AWS::DynamoDB::Table').flatMap(([id, { Properties }]) => {
    const found = z.safeParse(encryptedTable, Properties).data;
    const keyArn = found && resolve(found.SSESpecification.KMSMasterKeyId);
    return keyArn ? [{ arn: tableArn({ Ref: id }), service: 'dynamodb' as const, keyArn }] : [];
  });
  const buckets = resourcesOf(template, 'AWS::S3::Bucket').flatMap(([id, { Properties }]) => {
    const found = z.safeParse(encryptedBucket, Properties).data;
    const [rule] = found?.BucketEncryption.ServerSideEncryptionConfiguration ?? [];
    const keyArn = rule && resolve(rule.ServerSideEncryptionByDefault.KMSMasterKeyID);
    return keyArn ? [{ arn: `arn:aws:s3:::${resolve({ Ref: id })}`, service: 's3' as const, keyArn }] : [];
  });
  return [...tables, ...buckets];
}

/** Reads the policies of a stage from its templates, with the names that its resources have on this machine. */
export function stagePolicies(stage: StageName, templates: readonly Template[]): StagePolicies {
  const parts = templates.map((template) => {
    const resolve = resolver(stage, template);
    const tableArn: Resolve = (name) => `arn:aws:dynamodb:us-east-1:000000000000:table/${resolve(name)}`;
    return {
      functions: functionPolicies(stage, template, resolve),
      resources: resourcePolicies(template, resolve),
      encrypted: encryptedStores(template, tableArn, resolve),
    };
  });
  return {
    functions: parts.flatMap(({ functions }) => functions),
    resources: parts.flatMap(({ resources }) => resources),
    encrypted: parts.flatMap(({ encrypted }) => encrypted),
  };
}
