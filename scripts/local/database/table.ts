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
import { localRegion, type TablePlan } from '../assembly/stack-plan.ts';
import { localCredentials } from '../aws/s3/s3-signature.ts';

/** Returns a client of the local DynamoDB. */
export function localDynamoDbClient(endpoint: string): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: localRegion, credentials: localCredentials });
}

/**
 * Makes items expire by an attribute. Does nothing if they already do, also when an earlier attempt lost its
 * response.
 */
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
 * Creates the table that the template describes, with its TTL, unless it exists. A table from before the stream was
 * added gets the stream.
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
      // An earlier attempt created it and lost the response.
      if (!(failure instanceof ResourceInUseException)) throw failure;
    }
  }
  await enableTimeToLive(client, TableName, timeToLive);
}
