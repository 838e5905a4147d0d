import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { bundleDirectory } from '#infra/bundle.ts';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import { resourcesOf, type Template } from '#infra/template.ts';
import { signingSpecs } from '../aws/signing-keys.ts';
import { localValues, planFile, type SavedPlan, type TablePlan } from './stack-plan.ts';

function only<T>(items: readonly T[], what: string): T {
  const [item] = items;
  if (item === undefined || items.length > 1) {
    throw new Error(`There must be one ${what}, not ${items.length}`);
  }
  return item;
}

const propertiesOf = (template: Template, type: string, logicalId?: string) =>
  only(
    resourcesOf(template, type).filter(([id]) => logicalId === undefined || id === logicalId),
    logicalId ?? type,
  )[1].Properties;

const index = z.object({ IndexName: z.string(), KeySchema: z.unknown(), Projection: z.unknown() });

const tableProperties = z.object({
  KeySchema: z.unknown(),
  AttributeDefinitions: z.unknown(),
  LocalSecondaryIndexes: z.optional(z.array(index)),
  GlobalSecondaryIndexes: z.optional(z.array(index)),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.literal(true) }),
  StreamSpecification: z.object({ StreamViewType: z.enum(['OLD_IMAGE']) }),
});

/** Returns the part of the data stack's table that CreateTable takes, without encryption, backups, and protection. */
function tablePlan(data: Template): TablePlan {
  const { TimeToLiveSpecification, StreamSpecification, ...table } = tableProperties.parse(
    propertiesOf(data, 'AWS::DynamoDB::Table'),
  );
  return {
    table: {
      ...(table as CreateTableCommandInput),
      TableName: localValues.TableName,
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamEnabled: true, ...StreamSpecification },
    },
    timeToLive: TimeToLiveSpecification.AttributeName,
  };
}

const bucketProperties = z.object({
  CorsConfiguration: z.optional(z.unknown()),
  VersioningConfiguration: z.optional(z.object({ Status: z.literal('Enabled') })),
  ObjectLockConfiguration: z.optional(
    z.object({
      Rule: z.object({ DefaultRetention: z.object({ Mode: z.literal('GOVERNANCE'), Days: z.int() }) }),
    }),
  ),
});

/** Returns how a bucket of a template keeps its objects, and whether pages may read it. */
function bucketPlan(template: Template, logicalId: string) {
  const properties = bucketProperties.parse(propertiesOf(template, 'AWS::S3::Bucket', logicalId));
  const { CorsConfiguration, VersioningConfiguration, ObjectLockConfiguration } = properties;
  return {
    hasCors: CorsConfiguration !== undefined,
    ...(VersioningConfiguration && { versioned: true }),
    ...(ObjectLockConfiguration && { lockDays: ObjectLockConfiguration.Rule.DefaultRetention.Days }),
  };
}

const signingKeyProperties = z.object({ KeySpec: z.enum(signingSpecs), KeyUsage: z.literal('SIGN_VERIFY') });

/** Returns the kind of a key of the data stack that signs. */
const signingSpec = (data: Template, logicalId: string) =>
  signingKeyProperties.parse(propertiesOf(data, 'AWS::KMS::Key', logicalId)).KeySpec;

/** Stores beside an assembly the parts of its templates that the local stack needs. `bundles` is the folder of its code. */
export function savePlan(assembly: string, templates: Templates, bundles: string): void {
  const { data, front } = templates;
  const saved: SavedPlan = {
    ...tablePlan(data),
    placeIndex: localValues.PlaceIndexName,
    routeCalculator: localValues.RouteCalculatorName,
    signingKeys: {
      [localValues.LogKeyArn]: signingSpec(data, 'LogKey'),
      [localValues.ExportsKeyArn]: signingSpec(data, 'ExportsKey'),
      [localValues.DocumentsKeyArn]: signingSpec(data, 'DocumentsKey'),
      [localValues.TokenKeyArn]: signingSpec(data, 'TokenKey'),
    },
    buckets: [
      { value: 'FilesBucketName', ...bucketPlan(data, 'FilesBucket') },
      { value: 'SealedBucketName', ...bucketPlan(data, 'SealedBucket') },
      { value: 'LogBucketName', ...bucketPlan(data, 'LogBucket') },
      { value: 'PicturesBucketName', ...bucketPlan(front, 'PicturesBucket') },
      { value: 'OrderMailBucketName', ...bucketPlan(front, 'OrderMailBucket') },
    ],
    functions: deployedFunctions(functionsTemplate(templates), 'local').map((deployed) => ({
      ...deployed,
      file: relative(assembly, join(bundleDirectory(deployed.id, bundles), 'index.js')),
    })),
  };
  writeFileSync(planFile(assembly), JSON.stringify(saved));
}
