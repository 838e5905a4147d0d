import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/env.ts';

/** The one table, and the client that speaks to it. */
export type Table = { client: DynamoDBDocumentClient; name: string };

let shared: Table | undefined;

/** The table of this function's stage; one client for the life of the process. */
export function table(): Table {
  shared ??= {
    client: DynamoDBDocumentClient.from(new DynamoDBClient({}), {
      marshallOptions: { removeUndefinedValues: true },
    }),
    name: env('TABLE_NAME'),
  };
  return shared;
}
