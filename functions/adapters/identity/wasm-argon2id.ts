import { argon2id } from 'hash-wasm';

/** In its own file, because a dynamic import of the library itself would bundle all of its algorithms. */
export const wasmImplementation = argon2id;
