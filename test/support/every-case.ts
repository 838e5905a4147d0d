/**
 * Whether proofs run all of their cases (`npm run test:long`), or those that stand for them (`npm test`). Only for proofs that
 * repeat the same assertions over many cases.
 */
export const everyCase = process.env['EVERY_CASE'] !== undefined;
