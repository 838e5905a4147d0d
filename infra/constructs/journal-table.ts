import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { pinLogicalId } from './pin-logical-id.ts';

/** The local secondary index that lists entries (docs/data-model.md). */
export const listIndex = 'byList';

/** Attributes that the list index copies from an entry: those shown in list rows. */
const rowAttributes = [
  'id',
  'status',
  'version',
  'entryNumber',
  'date',
  'actTime',
  'actTimezone',
  'actUtcOffset',
  'submittedAt',
  'updatedAt',
  'recordedAt',
  'commission',
  'stateCode',
  'documentType',
  'actType',
  'feeCents',
  'locationLabel',
  'documentCount',
  'documentTitle',
  'signerNames',
];

/** Days for which the table can be restored to any second. */
export const recoveryDays = 35;

/**
 * Creates the only table: encrypted with `key`, restorable to any second of the last 35 days, and protected
 * from deletion.
 */
export function journalTable(scope: Construct, key: IKey): Table {
  const table = new Table(scope, 'journal', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: 'expiresAt',
    // Carries the old items, so the images of deleted and expired drafts can be deleted (docs/adr/0011).
    stream: StreamViewType.OLD_IMAGE,
    encryption: TableEncryption.CUSTOMER_MANAGED,
    encryptionKey: key,
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: recoveryDays,
    },
    deletionProtection: true,
    // Also needed if the first deployment fails: CloudFormation can't delete a protected table.
    removalPolicy: RemovalPolicy.RETAIN,
  });
  table.addLocalSecondaryIndex({
    indexName: listIndex,
    sortKey: { name: 'listKey', type: AttributeType.STRING },
    projectionType: ProjectionType.INCLUDE,
    nonKeyAttributes: rowAttributes,
  });
  pinLogicalId(table, 'JournalTable');
  return table;
}
