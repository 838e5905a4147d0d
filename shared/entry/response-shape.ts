import * as z from 'zod/mini';
import { signedAs } from '../schemas/signed-as.ts';
import { type Field, type FieldTable, inPlace } from './field.ts';
import type { ResponseValue, WireName } from './field-values.ts';
import { wireName } from './wire-name.ts';

const text = z.nullable(z.string());
const flag = z.nullable(z.boolean());
const number = z.nullable(z.number());
const wholeNumber = z.nullable(z.int());
const dollars = z.number();
const signed = z.nullable(signedAs);
const documents = z.array(
  z.object({ description: z.string(), date: z.optional(text), pages: z.optional(wholeNumber) }),
);

/** The schema of a field in a response. */
export function responseSchema(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'flag':
    case 'yesNo':
      return flag;
    case 'count':
      return wholeNumber;
    case 'money':
      return dollars;
    case 'degrees':
      return number;
    case 'code':
      return field.mayChange ? text : z.nullable(z.enum(Object.keys(field.codes)));
    case 'signedAs':
      return signed;
    case 'documents':
      return documents;
    case 'people':
      return z.array(z.object(responseShape(field.of)));
    default:
      return text;
  }
}

type ResponseShape<T extends FieldTable> = {
  -readonly [Name in keyof T as WireName<Name, T[Name]>]: z.ZodMiniType<
    ResponseValue<T[Name]>,
    ResponseValue<T[Name]>
  >;
};

/** The schemas of a table's fields in a response, by their names on the wire. */
export function responseShape<T extends FieldTable>(table: T): ResponseShape<T> {
  const members = inPlace(table).map(([name, field]) => [wireName(name, field), responseSchema(field)]);
  return Object.fromEntries(members) as ResponseShape<T>;
}
