import type { ApiOutput } from '#web/lib/api/api-types.ts';

export type Invoice = ApiOutput<'get-client-invoice'>;
