/** An API test that fails against moto, and what moto does not do. */
export type Gap = { file: string; test: RegExp; reason: string };

/** Every API test that may fail with moto's S3, KMS, and Secrets Manager instead of our doubles. */
export const gaps: readonly Gap[] = [];
