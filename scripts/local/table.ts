import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { localCredentials } from './s3-signature.ts';
import { localRegion, type TablePlan } from './stack-plan.ts';

/** A client of the local DynamoDB. */
export function localDynamoDbClient(endpoint: string): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: localRegion, credentials: localCredentials });
}

/** Makes items expire by an attribute, unless they do already, by a try whose answer was lost too. */
async function enableTimeToLive(
  client: DynamoDBClient,
  TableName: string,
  AttributeName: string,
): Promise<void> {
  const isEnabled = async () => {
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    return TimeToLiveDescription?.TimeToLiveStatus === 'ENABLED';
  };
  if (await isEnabled()) return;
  try {
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName,
        TimeToLiveSpecification: { AttributeName, Enabled: true },
      }),
    );
  } catch (failure) {
    if (!(await isEnabled())) throw failure;
  }
}

/**
 * Creates the table that the template describes, with its time to live, unless it is there already; one
 * of before it had a stream gets it.
 */
export async function ensureTable(client: DynamoDBClient, { table, timeToLive }: TablePlan): Promise<void> {
  const { TableName = '', StreamSpecification } = table;
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    if (StreamSpecification && !Table?.StreamSpecification?.StreamEnabled) {
      await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
    }
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    try {
      await client.send(new CreateTableCommand(table));
    } catch (failure) {
      // Made by a try whose answer was lost.
      if (!(failure instanceof ResourceInUseException)) throw failure;
    }
  }
  await enableTimeToLive(client, TableName, timeToLive);
}
