import * as z from 'zod/mini';

/** Any id may be asked for; one that names no own entry is simply not found. */
export const byId = z.object({ id: z.string() });
