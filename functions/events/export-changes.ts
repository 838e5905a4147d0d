import { DynamoDBClient, ExportTableToPointInTimeCommand } from '@aws-sdk/client-dynamodb';
import { env } from '#functions/env.ts';
import { changesWindow } from '#functions/services/changes-window.ts';

const client = new DynamoDBClient({});

/**
 * Starts an export of the latest changes of the table into the backup region. Runs every hour (infra/stacks/backups.ts) and
 * ignores its event. DynamoDB exports from its continuous backups, which costs the table nothing.
 */
export async function handler(): Promise<void> {
  const { from, to } = changesWindow(new Date());
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
      // A repeated call of the same hour starts no second export.
      ClientToken: to.toISOString(),
    }),
  );
}
