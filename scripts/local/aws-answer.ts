/** What a double of an AWS service is asked. */
export type AwsRequest = { method: string; path: string; target: string | undefined; body: unknown };

/** What it answers: JSON, or an AWS exception with its HTTP status. */
export type AwsAnswer = { status: number; body: Record<string, unknown>; exception?: string };

/** One double: answers what is meant for it, or undefined when a request is not its own. */
export type AwsDouble = (request: AwsRequest) => Promise<AwsAnswer | undefined> | AwsAnswer | undefined;

export const answer = (body: Record<string, unknown>): AwsAnswer => ({ status: 200, body });

/** An exception as the SDK reads it. */
export const exception = (name: string, message: string, status = 400): AwsAnswer => ({
  status,
  exception: name,
  body: { __type: name, message },
});

/** A JSON object, or undefined when a value is none. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}
