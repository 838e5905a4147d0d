/** A request to an emulator of an AWS service. */
export type AwsRequest = { method: string; path: string; target: string | undefined; body: unknown };

/** Its response: JSON, or an AWS exception with its HTTP status. */
export type AwsResponse = { status: number; body: Record<string, unknown>; exception?: string };

/** An emulator: answers its own requests, and returns undefined for others. */
export type AwsEmulator = (request: AwsRequest) => Promise<AwsResponse | undefined> | AwsResponse | undefined;

export const answer = (body: Record<string, unknown>): AwsResponse => ({ status: 200, body });

/** Returns an exception in the form that the SDK expects. */
export const exception = (name: string, message: string, status = 400): AwsResponse => ({
  status,
  exception: name,
  body: { __type: name, message },
});

/** Returns a value that is a JSON object; undefined for all others. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}
