import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/env.ts';

/** The only table, and its client. */
export type Table = { client: DynamoDBDocumentClient; name: string };

let shared: Table | undefined;

/** Returns the table of this function's stage. Its client lives as long as the process. */
export function table(): Table {
  shared ??= {
    client: DynamoDBDocumentClient.from(new DynamoDBClient({}), {
      marshallOptions: { removeUndefinedValues: true },
    }),
    name: env('TABLE_NAME'),
  };
  return shared;
}
