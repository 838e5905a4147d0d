import * as z from 'zod/mini';

/** How sure we are of a statement about the law. Low: nothing confirms it yet, so it is shown as "to be verified". */
export const confidence = z.enum(['high', 'medium', 'low']);
