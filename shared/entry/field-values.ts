import type { Camel, SnakeKey } from '../contract/wire.ts';
import type { SignedAs } from '../schemas/signed-as.ts';
import type { Field, FieldTable } from './field.ts';

// The type of a field's value, derived from its row, where the rules judge it and where the API carries it.

type Maybe<T> = T | null | undefined;

/** A document that was signed: its title, its own date, YYYY-MM-DD, and how many pages it has. */
export type SignedDocument = { description: string; date?: Maybe<string>; pages?: Maybe<number> };

/** The codes of a field, without the one that requests may not contain. */
type CodeOf<F> = F extends { codes: infer Names }
  ? F extends { refused: infer Refused }
    ? Exclude<keyof Names, Refused>
    : keyof Names
  : never;

/** A value whose type is the same everywhere. */
type PlainValue<F> = F extends { kind: 'flag' | 'yesNo' }
  ? boolean
  : F extends { kind: 'count' | 'money' | 'degrees' }
    ? number
    : F extends { kind: 'signedAs' }
      ? SignedAs
      : string;

type Judged<F extends Field> = F extends { kind: 'code'; codes: infer Names }
  ? F extends { mayChange: true }
    ? string
    : keyof Names
  : F extends { kind: 'people'; of: infer Of extends FieldTable }
    ? readonly Content<Of>[]
    : F extends { kind: 'documents' }
      ? readonly SignedDocument[]
      : F extends { kind: 'thumbprint' }
        ? { signerThumb: string }
        : PlainValue<F>;

/** The fields of a table as the rules judge them: each may be missing. */
export type Content<T extends FieldTable> = { -readonly [Name in keyof T]?: Maybe<Judged<T[Name]>> };

/** The fields of a table as the wizard sends them: lists and money have a value, any other field one or null. */
export type SentContent<T extends FieldTable> = {
  -readonly [Name in keyof T]: T[Name] extends { kind: 'people' | 'documents' | 'money' }
    ? SentValue<T[Name]>
    : SentValue<T[Name]> | null;
};

type SentValue<F extends Field> = F extends { kind: 'code' }
  ? CodeOf<F>
  : F extends { kind: 'people'; of: infer Of extends FieldTable }
    ? SentContent<Of>[]
    : F extends { kind: 'documents' }
      ? SignedDocument[]
      : PlainValue<F>;

/** The name of a field on the wire. A thumbprint travels as a JSON string, hence another name. */
export type WireName<Name, F> = F extends { kind: 'thumbprint' }
  ? `${SnakeKey<Name & string>}_data`
  : SnakeKey<Name & string>;

/** A value in the body of a request. */
export type RequestValue<F extends Field> = F extends { kind: 'people'; of: infer Of extends FieldTable }
  ? { -readonly [Name in keyof Of as WireName<Name, Of[Name]>]?: Maybe<RequestValue<Of[Name]>> }[]
  : SentValue<F>;

/** A value in a response. */
export type ResponseValue<F extends Field> = F extends { kind: 'people'; of: infer Of extends FieldTable }
  ? { -readonly [Name in keyof Of as WireName<Name, Of[Name]>]: ResponseValue<Of[Name]> }[]
  : F extends { kind: 'documents' }
    ? SignedDocument[]
    : F extends { kind: 'money' }
      ? number
      : F extends { kind: 'code'; mayChange: true } | { kind: 'thumbprint' }
        ? string | null
        : F extends { kind: 'code'; codes: infer Names }
          ? keyof Names | null
          : PlainValue<F> | null;

/** The fields of a table in a response, in camelCase. */
export type ResponseContent<T extends FieldTable> = {
  -readonly [Name in keyof T as T[Name] extends { kind: 'thumbprint' }
    ? `${Name & string}Data`
    : Name]: Camel<ResponseValue<T[Name]>>;
};
