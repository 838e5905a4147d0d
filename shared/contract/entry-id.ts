import * as z from 'zod/mini';

/** Any ID is accepted here; one that is not of the notary's own entry is answered as not found. */
export const byId = z.object({ id: z.string() });
