import { wholeEntry } from '../schemas/whole-entry.ts';
import { byId } from './entry-id.ts';
import { contractOf } from './schemas.ts';

export const getEntry = contractOf('get-entry', { params: byId, responses: { 200: wholeEntry } });
