import * as crypto from 'node:crypto';
import { promisify } from 'node:util';

export type Argon2idParameters = {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
  nonce: Uint8Array;
  /** Bytes of the result. */
  tagLength: number;
};

/** Derives a key from a message of at least one byte with argon2id (RFC 9106). */
export type Argon2id = (message: Uint8Array, parameters: Argon2idParameters) => Promise<Uint8Array>;

/** Derives in a Node.js thread. Needs OpenSSL 3.2 or later behind `node:crypto`. */
export const nativeArgon2id: Argon2id = (message, parameters) =>
  promisify(crypto.argon2)('argon2id', { message, ...parameters });

/** Derives in WebAssembly, which is loaded on the first call and blocks the thread. */
export const wasmArgon2id: Argon2id = async (message, parameters) => {
  const { wasmImplementation } = await import('./wasm-argon2id.ts');
  const { memory, passes, parallelism, nonce, tagLength } = parameters;
  return wasmImplementation({
    password: message,
    salt: nonce,
    memorySize: memory,
    iterations: passes,
    parallelism,
    hashLength: tagLength,
    outputType: 'binary',
  });
};

/**
 * Returns the implementation for this Node.js. With an older OpenSSL, `node:crypto` has the function, but it
 * throws, so test it with one derivation at the lowest cost that RFC 9106 allows.
 */
export function argon2idFor({ argon2Sync }: Partial<Pick<typeof crypto, 'argon2Sync'>>): Argon2id {
  const lowest = { nonce: new Uint8Array(8), memory: 8, passes: 1, parallelism: 1, tagLength: 4 };
  try {
    return argon2Sync?.('argon2id', { message: new Uint8Array(1), ...lowest })
      ? nativeArgon2id
      : wasmArgon2id;
  } catch {
    return wasmArgon2id;
  }
}

export const argon2id = argon2idFor(crypto);
