import type { Contract } from '#shared/contract/contract.ts';
import { apiBase } from '#shared/contract/routes.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { fromWire } from '#shared/contract/wire.ts';
import type { ErrorBody } from '#shared/errors.ts';

export type OpenedInspection = Output<Contract['open-inspection']>['inspection'];
export type InspectedPage = Output<Contract['list-inspected-entries']>;
export type InspectedEntry = Output<Contract['get-inspected-entry']>;

/** A call that the service refused, with its sentence for the visitor. */
export class Refused extends Error {
  readonly code: ErrorBody['code'] | undefined;

  constructor({ detail, code }: Partial<ErrorBody>) {
    super([detail ?? 'The service didn’t respond. Try again in a moment.'].flat().join(' '));
    this.code = code;
  }
}

/** The visit of an inspection. Its session is in the memory of this page only. */
export type Visit = {
  inspection: OpenedInspection;
  /** Returns a page of the list, from 1. */
  page(page: number): Promise<InspectedPage>;
  entry(number: string): Promise<InspectedEntry>;
  /** Returns the signed PDF of an entry. */
  pdf(number: string): Promise<File>;
};

async function answered(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`${apiBase}/inspections${path}`, init).catch(() => undefined);
  if (!response) throw new Refused({ detail: 'You’re offline. Check your connection and try again.' });
  if (!response.ok) throw new Refused(await response.json().catch(() => ({})));
  return response;
}

/** Opens an inspection with the token of its link and the access code. Throws Refused, as all calls do. */
export async function openVisit(token: string, code: string): Promise<Visit> {
  const opened = await answered('/open', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, code }),
  });
  const { session, inspection } = fromWire(await opened.json()) as Output<Contract['open-inspection']>;
  const called = (path: string) => answered(path, { headers: { authorization: `Bearer ${session}` } });
  return {
    inspection,
    page: async (page) => fromWire(await (await called(`/entries?page=${page}`)).json()) as InspectedPage,
    entry: async (number) => fromWire(await (await called(`/entries/${number}`)).json()) as InspectedEntry,
    pdf: async (number) =>
      new File([await (await called(`/entries/${number}/pdf`)).blob()], `entry-${number}.pdf`, {
        type: 'application/pdf',
      }),
  };
}
