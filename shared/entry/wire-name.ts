import { snakeKey } from '../contract/wire.ts';
import type { Field } from './field.ts';

/** The name of a field on the wire. A thumbprint travels as a JSON string, hence another name. */
export const wireName = (name: string, { kind }: Field): string =>
  kind === 'thumbprint' ? `${snakeKey(name)}_data` : snakeKey(name);
