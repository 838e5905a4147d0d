import { argon2id } from 'hash-wasm';

/** A file of its own, because a dynamic import of the library itself would bundle all of its algorithms. */
export const wasmImplementation = argon2id;
