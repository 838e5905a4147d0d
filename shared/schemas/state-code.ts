import * as z from 'zod/mini';
import { stateCodes } from '../data/states.ts';

/** The postal code of one of the 50 states. */
export const stateCode = z.enum(stateCodes, { error: 'must be the code of a US state' });
