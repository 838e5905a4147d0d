import {
  type AttributeValue,
  type ConsumedCapacity,
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  type QueryCommandInput,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { type Table, table } from '#functions/store/table/table.ts';
import { type Consistency, type Index, type Item, itemBytes, readUnits, writeUnits } from './table-units.ts';

/** The units of some calls of the table. */
type Units = { reads: number; writes: number };

type Middleware = (
  next: (args: { input: object }) => Promise<{ output: object }>,
  context: { commandName?: string },
) => (args: { input: object }) => Promise<{ output: object }>;

const consistency = (strong: boolean | undefined): Consistency => (strong ? 'strong' : 'eventual');

const keyOf = ({ pk, sk }: Record<string, AttributeValue | undefined>): Item => {
  if (!pk || !sk) throw new Error('A write has no key');
  return { pk, sk };
};

type TransactPart = { Item?: Item; Key?: Item };

/** Returns the keys of the items that a command writes. Undefined for a command that only reads. */
function writtenKeys(command: string, input: object): Item[] | undefined {
  switch (command.replace(/(Item)?Command$/, '')) {
    case 'Put':
    case 'Update':
    case 'Delete': {
      const { Item, Key } = input as TransactPart;
      return [keyOf(Item ?? Key ?? {})];
    }
    case 'TransactWriteItems':
    case 'TransactWrite': {
      const { TransactItems } = input as { TransactItems: Record<string, TransactPart>[] };
      return TransactItems.flatMap((item) => Object.values(item)).map(({ Item, Key }) =>
        keyOf(Item ?? Key ?? {}),
      );
    }
    case 'BatchWrite': {
      const { RequestItems } = input as { RequestItems: Record<string, WriteRequest[]> };
      return Object.values(RequestItems)
        .flat()
        .map(({ PutRequest, DeleteRequest }) => keyOf(PutRequest?.Item ?? DeleteRequest?.Key ?? {}));
    }
    default:
      return undefined;
  }
}

/** Only the names, or values, that an expression has: DynamoDB rejects others. */
const namedIn = <T>(
  expression: string,
  given: Record<string, T> | undefined,
): Record<string, T> | undefined => {
  const named = Object.entries(given ?? {}).filter(([name]) => expression.match(/[#:]\w+/g)?.includes(name));
  return named.length > 0 ? Object.fromEntries(named) : undefined;
};

/**
 * Counts what AWS charges for the calls of a table's client. Reads the items of each write before and after it, and whole
 * items where a call reads parts of them, by a client of its own.
 */
export async function unitMeter({ client, name: TableName }: Table) {
  const { endpoint, region, credentials } = client.config;
  const own = new DynamoDBClient({ region, credentials, ...(endpoint && { endpoint }) });
  const { Table: described } = await own.send(new DescribeTableCommand({ TableName }));
  const indexes = (described?.LocalSecondaryIndexes ?? []).map(({ KeySchema = [], Projection }): Index => {
    const keys = [...(described?.KeySchema ?? []), ...KeySchema].map(
      ({ AttributeName = '' }) => AttributeName,
    );
    const sortKey = KeySchema.find(({ KeyType }) => KeyType === 'RANGE')?.AttributeName ?? '';
    return { sortKey, attributes: new Set([...keys, ...(Projection?.NonKeyAttributes ?? [])]) };
  });
  let counted: Units | undefined;
  let reportedMore: string[] = [];

  const stored = async (Key: Item) =>
    (await own.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }))).Item;

  async function bytesRead(Key: Item): Promise<number> {
    const item = await stored(Key);
    return item ? itemBytes(item) : 0;
  }

  /** The bytes of all items that a page of a query looks at, also of those that a filter leaves out. */
  async function bytesQueried(input: QueryCommandInput): Promise<number> {
    const { ProjectionExpression: _p, FilterExpression: _f, Select: _s, ...query } = input;
    const expression = query.KeyConditionExpression ?? '';
    const { Items = [] } = await own.send(
      new QueryCommand({
        ...query,
        ReturnConsumedCapacity: 'NONE',
        ExpressionAttributeNames: namedIn(expression, query.ExpressionAttributeNames),
        ExpressionAttributeValues: namedIn(expression, query.ExpressionAttributeValues),
      }),
    );
    return Items.reduce((sum, item) => sum + itemBytes(item), 0);
  }

  async function readsOf(command: string, input: object): Promise<number> {
    switch (command.replace(/(Item)?Command$/, '')) {
      case 'Get': {
        const { Key = {}, ConsistentRead } = input as { Key?: Item; ConsistentRead?: boolean };
        return readUnits(await bytesRead(Key), consistency(ConsistentRead));
      }
      case 'BatchGet': {
        const { RequestItems } = input as {
          RequestItems: Record<string, { Keys: Item[]; ConsistentRead?: boolean }>;
        };
        const [{ Keys, ConsistentRead } = { Keys: [] }] = Object.values(RequestItems);
        const sizes = await Promise.all(Keys.map(bytesRead));
        return sizes.reduce((sum, bytes) => sum + readUnits(bytes, consistency(ConsistentRead)), 0);
      }
      case 'Query': {
        const query = input as QueryCommandInput;
        return readUnits(await bytesQueried(query), consistency(query.ConsistentRead));
      }
      default:
        throw new Error(`The meter does not know the price of ${command}`);
    }
  }

  /** DynamoDB Local may report less than AWS charges, never more. */
  function compare(command: string, output: object, units: number): void {
    const { ConsumedCapacity: reported = [] } = output as {
      ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
    };
    const local = [reported].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
    if (local > units) reportedMore.push(`${command}: ${local} by DynamoDB Local, ${units} by the rule`);
  }

  const askForReport: Middleware = (next) => (args) =>
    next(counted ? { ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } } : args);

  const count: Middleware = (next, context) => async (args) => {
    const units = counted;
    if (!units) return next(args);
    const command = context.commandName ?? '';
    const keys = writtenKeys(command, args.input);
    if (!keys) {
      const reads = await readsOf(command, args.input);
      const result = await next(args);
      units.reads += reads;
      compare(command, result.output, reads);
      return result;
    }
    const before = await Promise.all(keys.map(stored));
    let output: object = {};
    try {
      const result = await next(args);
      output = result.output;
      return result;
    } finally {
      const after = await Promise.all(keys.map(stored));
      const writes = keys
        .map((_, at) =>
          writeUnits({ before: before[at], after: after[at] }, indexes, /^Transact/.test(command)),
        )
        .reduce((sum, each) => sum + each, 0);
      units.writes += writes;
      compare(command, output, writes);
    }
  };

  // The first sees the input as the code wrote it, the second as it is sent.
  client.middlewareStack.add(askForReport as never, { step: 'initialize', priority: 'high' });
  client.middlewareStack.add(count as never, { step: 'build' });

  return {
    /** Runs an action and returns its units. Throws if DynamoDB Local reports more for one of its calls. */
    async units(run: () => Promise<unknown>): Promise<Units> {
      const units = { reads: 0, writes: 0 };
      [counted, reportedMore] = [units, []];
      try {
        await run();
      } finally {
        counted = undefined;
      }
      if (reportedMore.length > 0) throw new Error(`The rule is too low: ${reportedMore.join('; ')}`);
      return units;
    },
  };
}

type UnitMeter = Awaited<ReturnType<typeof unitMeter>>;

let metered: Promise<UnitMeter> | undefined;

/** Returns this process's only meter of its table. */
export function tableUnits(): Promise<UnitMeter> {
  metered ??= unitMeter(table());
  return metered;
}
