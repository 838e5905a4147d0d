import { DynamoDBClient, ExportTableToPointInTimeCommand } from '@aws-sdk/client-dynamodb';
import { env } from '#functions/env.ts';

const client = new DynamoDBClient({});

/**
 * Starts an export of the table's changes between two times to the backup region. DynamoDB exports from its
 * continuous backups, which doesn't consume table capacity. A repeated call for the same hour starts no
 * second export.
 */
export async function exportTableChanges({ from, to }: { from: Date; to: Date }): Promise<void> {
  await client.send(
    new ExportTableToPointInTimeCommand({
      TableArn: env('TABLE_ARN'),
      S3Bucket: env('CHANGES_BUCKET'),
      S3BucketOwner: env('CHANGES_ACCOUNT'),
      S3SseAlgorithm: 'AES256',
      ExportFormat: 'DYNAMODB_JSON',
      ExportType: 'INCREMENTAL_EXPORT',
      IncrementalExportSpecification: {
        ExportFromTime: from,
        ExportToTime: to,
        ExportViewType: 'NEW_IMAGE',
      },
      ClientToken: to.toISOString(),
    }),
  );
}
