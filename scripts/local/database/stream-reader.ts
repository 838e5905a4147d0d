import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as SdkRecord,
  type Shard,
} from '@aws-sdk/client-dynamodb-streams';
import { localRegion } from '../assembly/stack-plan.ts';
import { localCredentials } from '../aws/s3/s3-signature.ts';
import { localDynamoDbClient } from './table.ts';

/** The table with the stream, and the endpoint of its database. */
export type StreamSource = { endpoint: string; table: string };

const listEveryMs = 5_000;

/** A stream record as Lambda passes it to a function. */
export type LambdaRecord = Record<string, unknown> & {
  dynamodb: Record<string, unknown> & { SequenceNumber: string };
};

function lambdaRecord(record: SdkRecord, streamArn: string): LambdaRecord {
  const { eventID, eventName, eventVersion, eventSource, dynamodb } = record;
  return {
    eventID,
    eventName,
    eventVersion,
    eventSource,
    awsRegion: localRegion,
    dynamodb: {
      ...dynamodb,
      SequenceNumber: dynamodb?.SequenceNumber ?? '',
      ApproximateCreationDateTime: (dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0) / 1000,
    },
    eventSourceARN: streamArn,
  };
}

/** Reads every record of a table's stream once, from its beginning. */
export class StreamReader {
  readonly #source: StreamSource;
  readonly #client: DynamoDBStreamsClient;
  /** The next position in each shard; undefined at the end of a closed one. */
  readonly #iterators = new Map<string, string | undefined>();
  #listedAt = Number.NEGATIVE_INFINITY;
  #arn: string | undefined;

  constructor(source: StreamSource) {
    this.#source = source;
    this.#client = new DynamoDBStreamsClient({
      endpoint: source.endpoint,
      region: localRegion,
      credentials: localCredentials,
    });
  }

  async #streamArn(): Promise<string> {
    const { endpoint, table } = this.#source;
    const client = localDynamoDbClient(endpoint);
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
    client.destroy();
    if (!Table?.LatestStreamArn) throw new Error(`The table ${table} has no stream`);
    return Table.LatestStreamArn;
  }

  async #shards(StreamArn: string): Promise<Shard[]> {
    const shards: Shard[] = [];
    let after: string | undefined;
    do {
      const { StreamDescription } = await this.#client.send(
        new DescribeStreamCommand({ StreamArn, ExclusiveStartShardId: after }),
      );
      shards.push(...(StreamDescription?.Shards ?? []));
      after = StreamDescription?.LastEvaluatedShardId;
    } while (after);
    return shards;
  }

  /** Starts at the beginning of every new shard. Shards rarely change, so they are not listed at each read. */
  async #addShards(StreamArn: string): Promise<void> {
    const hasOpenShard = [...this.#iterators.values()].some((iterator) => iterator !== undefined);
    if (hasOpenShard && performance.now() - this.#listedAt < listEveryMs) return;
    for (const { ShardId = '' } of await this.#shards(StreamArn)) {
      if (this.#iterators.has(ShardId)) continue;
      const start = new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' });
      this.#iterators.set(ShardId, (await this.#client.send(start)).ShardIterator);
    }
    this.#listedAt = performance.now();
  }

  /** Returns the records written since the last call, oldest first. */
  async read(): Promise<LambdaRecord[]> {
    this.#arn ??= await this.#streamArn();
    const StreamArn = this.#arn;
    await this.#addShards(StreamArn);
    const found: LambdaRecord[] = [];
    for (const [ShardId, ShardIterator] of this.#iterators) {
      if (!ShardIterator) continue;
      const { Records = [], NextShardIterator } = await this.#client.send(
        new GetRecordsCommand({ ShardIterator }),
      );
      found.push(...Records.map((record) => lambdaRecord(record, StreamArn)));
      this.#iterators.set(ShardId, NextShardIterator);
    }
    return found;
  }

  close(): void {
    this.#client.destroy();
  }
}
