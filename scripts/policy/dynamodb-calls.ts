import * as z from 'zod/mini';
import { localArn } from '../local/assembly/stack-plan.ts';
import type { AwsCall } from './aws-call.ts';

/** An item or key in DynamoDB's JSON. `pk` is the table's partition key, whose values are `dynamodb:LeadingKeys`. */
const keyed = z.looseObject({ pk: z.object({ S: z.string() }) });
type Keyed = z.output<typeof keyed>;

const onKey = z.looseObject({ TableName: z.string(), Key: keyed });
const onItem = z.looseObject({ TableName: z.string(), Item: keyed });
const query = z.looseObject({
  TableName: z.string(),
  IndexName: z.optional(z.string()),
  KeyConditionExpression: z.string(),
  ExpressionAttributeNames: z._default(z.record(z.string(), z.string()), {}),
  ExpressionAttributeValues: z.record(z.string(), z.looseObject({ S: z.optional(z.string()) })),
});
const batchGet = z.looseObject({
  RequestItems: z.record(z.string(), z.looseObject({ Keys: z.array(keyed) })),
});
const batchWrite = z.looseObject({
  RequestItems: z.record(
    z.string(),
    z.array(
      z.strictObject({
        PutRequest: z.optional(z.object({ Item: keyed })),
        DeleteRequest: z.optional(z.object({ Key: keyed })),
      }),
    ),
  ),
});
const writePart = z.strictObject({
  Put: z.optional(onItem),
  Update: z.optional(onKey),
  Delete: z.optional(onKey),
  ConditionCheck: z.optional(onKey),
});
const transactWrite = z.looseObject({ TransactItems: z.array(writePart) });
const transactGet = z.looseObject({ TransactItems: z.array(z.object({ Get: onKey })) });

const actionsOfParts = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
} as const;

function call(action: string, table: string, keys: readonly Keyed[], operation?: string): AwsCall {
  return {
    action: `dynamodb:${action}`,
    resource: localArn('dynamodb', `table/${table}`),
    context: {
      'dynamodb:LeadingKeys': keys.map(({ pk }) => pk.S),
      ...(operation && { 'dynamodb:EnclosingOperation': operation }),
    },
  };
}

/**
 * Returns the calls of a transaction. AWS does not document whether a part is judged by its own key or by the keys of
 * the whole transaction, so each part is judged both ways.
 */
function transaction(
  operation: string,
  parts: readonly { action: string; table: string; key: Keyed }[],
): AwsCall[] {
  const all = parts.map(({ key }) => key);
  return parts.flatMap(({ action, table, key }) => [
    call(action, table, [key], operation),
    call(action, table, all, operation),
  ]);
}

function writeParts(input: unknown) {
  return transactWrite.parse(input).TransactItems.flatMap(({ Put, ...others }) => [
    ...(Put ? [{ action: actionsOfParts.Put, table: Put.TableName, key: Put.Item }] : []),
    ...(['Update', 'Delete', 'ConditionCheck'] as const).flatMap((kind) => {
      const part = others[kind];
      return part ? [{ action: actionsOfParts[kind], table: part.TableName, key: part.Key }] : [];
    }),
  ]);
}

function queryCall(input: unknown): AwsCall {
  const {
    TableName,
    IndexName,
    KeyConditionExpression,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues,
  } = query.parse(input);
  const conditions = [...KeyConditionExpression.matchAll(/([#\w]+)\s*=\s*(:\w+)/g)];
  const value = conditions.find(([, name = '']) => (names[name] ?? name) === 'pk')?.[2] ?? '';
  const pk = ExpressionAttributeValues[value]?.S;
  if (pk === undefined) throw new Error(`No partition in the query ${KeyConditionExpression}`);
  const queried = call('Query', TableName, [{ pk: { S: pk } }]);
  return { ...queried, resource: queried.resource + (IndexName ? `/index/${IndexName}` : '') };
}

const keyCall = (action: string) => (input: unknown) => {
  const { TableName, Key } = onKey.parse(input);
  return [call(action, TableName, [Key])];
};

const operations: Record<string, (input: unknown) => AwsCall[]> = {
  GetItem: keyCall('GetItem'),
  UpdateItem: keyCall('UpdateItem'),
  DeleteItem: keyCall('DeleteItem'),
  PutItem: (input) => {
    const { TableName, Item } = onItem.parse(input);
    return [call('PutItem', TableName, [Item])];
  },
  Query: (input) => [queryCall(input)],
  BatchGetItem: (input) =>
    Object.entries(batchGet.parse(input).RequestItems).map(([table, { Keys }]) =>
      call('BatchGetItem', table, Keys),
    ),
  BatchWriteItem: (input) =>
    Object.entries(batchWrite.parse(input).RequestItems).map(([table, writes]) =>
      call(
        'BatchWriteItem',
        table,
        writes.flatMap(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? []),
      ),
    ),
  TransactWriteItems: (input) => transaction('TransactWriteItems', writeParts(input)),
  TransactGetItems: (input) =>
    transaction(
      'TransactGetItems',
      transactGet.parse(input).TransactItems.map(({ Get }) => ({
        action: 'GetItem',
        table: Get.TableName,
        key: Get.Key,
      })),
    ),
};

/** Returns the authorization questions of a request to DynamoDB. Throws for an operation that it does not know. */
export function dynamoDbCalls(operation: string, input: unknown): AwsCall[] {
  const read = operations[operation];
  if (!read) throw new Error(`The recorder does not know DynamoDB's ${operation}`);
  return read(input);
}
