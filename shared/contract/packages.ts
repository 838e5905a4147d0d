import * as z from 'zod/mini';
import { actTypeCodes } from '../data/act-types.ts';
import { documentTypeCodes } from '../data/document-types.ts';
import { limits } from '../data/limits.ts';
import { money } from '../schemas/dollars.ts';
import { line } from '../schemas/text.ts';
import { contractOf } from './schemas.ts';

const missing = { error: 'is required' };
const title = line(limits.descriptionLength).check(z.minLength(1, missing));
const name = line(limits.packageNameLength).check(z.minLength(1, missing));

/** A document of a list. A null member follows the defaults of the entry. */
const packageRow = z.strictObject({
  title,
  document_type: z.nullable(z.enum(documentTypeCodes, { error: 'must be a known document type' })),
  act_type: z.nullable(z.enum(actTypeCodes, { error: 'must be a known notarial act' })),
  /** Dollars. */
  fee: z.nullable(money(limits.feeMax)),
});

const documentPackage = z.strictObject({
  name,
  rows: z.array(packageRow).check(z.minLength(1), z.maxLength(limits.packageRows)),
});

const packages = z.array(documentPackage).check(z.maxLength(limits.packages));

/** `version` counts the changes; 0 while the notary has changed nothing, and the starters are answered. */
const stored = z.object({ version: z.int(), packages });

export const listPackages = contractOf('list-packages', { responses: { 200: stored } });

export const savePackages = contractOf('save-packages', {
  body: z.strictObject({
    /** The version that the client knows; a stale one changes nothing (409). */
    version: z.int().check(z.minimum(0)),
    packages,
  }),
  responses: { 200: stored },
});
