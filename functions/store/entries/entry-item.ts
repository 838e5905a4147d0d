import * as z from 'zod/mini';
import { type Field, type FieldTable, inPlace } from '#shared/entry/field.ts';
import type { ResponseValue } from '#shared/entry/field-values.ts';
import { entryFields } from '#shared/entry/fields.ts';
import type { signerFields } from '#shared/entry/people-fields.ts';
import { responseSchema } from '#shared/entry/response-shape.ts';
import { entryState, openDoubts, signerNames } from './entry-row-item.ts';

/** A stored image: its SHA-256 in hex, its type, and its size. The bytes are in S3. */
const imageRef = z.object({ digest: z.string(), type: z.enum(['png', 'jpeg']), bytes: z.int() });

export type ImageRef = z.output<typeof imageRef>;

/** An image that a draft no longer refers to, and since when it is in this state. */
const replacedImage = z.object({
  digest: z.string(),
  at: z.iso.datetime(),
  state: z.enum(['kept', 'removed']),
});

/**
 * An ID number as stored: encrypted, and committed to by SHA-256 over a random salt and the number, so the
 * entry's hash covers it without revealing it. The salt is inside the ciphertext.
 */
const encryptedText = z.object({ ciphertext: z.string(), commitment: z.string() });

export type EncryptedText = z.output<typeof encryptedText>;

const thumbprintItem = z.object({
  capturedAt: z.string(),
  method: z.literal('ink_impression_photo'),
  signerThumb: z.string(),
  fileSize: z.int(),
  fileType: z.string(),
  image: imageRef,
});

type ItemValue<F extends Field> = F extends { kind: 'encrypted' }
  ? EncryptedText | null
  : F extends { kind: 'image' }
    ? ImageRef | null
    : F extends { kind: 'thumbprint' }
      ? z.output<typeof thumbprintItem> | null
      : F extends { kind: 'people'; of: infer Of extends FieldTable }
        ? Item<Of>[]
        : ResponseValue<F>;

/** A field's name in the table. Money is stored in cents, an image as a reference to its file. */
type ItemName<Name, F> = F extends { kind: 'money' }
  ? `${Name & string}Cents`
  : F extends { kind: 'image' }
    ? Name extends `${infer Image}DataUrl`
      ? Image
      : Name
    : Name;

/** A table's stored fields. Fields added later may be missing. */
export type Item<T extends FieldTable> = {
  -readonly [Name in keyof T as T[Name] extends { later: true } ? never : ItemName<Name, T[Name]>]: ItemValue<
    T[Name]
  >;
} & {
  -readonly [Name in keyof T as T[Name] extends { later: true } ? ItemName<Name, T[Name]> : never]?:
    | ItemValue<T[Name]>
    | undefined;
};

export type SignerItem = Item<typeof signerFields>;

/** Returns a field's name in the table. */
export function itemName(name: string, { kind }: Field): string {
  if (kind === 'money') return `${name}Cents`;
  return kind === 'image' ? name.replace(/DataUrl$/, '') : name;
}

const cents = z.int();
const encrypted = z.nullable(encryptedText);
const image = z.nullable(imageRef);
const thumbprint = z.nullable(thumbprintItem);

function valueSchema(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'money':
      return cents;
    case 'encrypted':
      return encrypted;
    case 'image':
      return image;
    case 'thumbprint':
      return thumbprint;
    case 'people':
      return z.array(z.object(itemShape(field.of)));
    default:
      return responseSchema(field);
  }
}

type ItemShape<T extends FieldTable> = {
  [Name in keyof Item<T>]-?: undefined extends Item<T>[Name]
    ? z.ZodMiniOptional<z.ZodMiniType<Exclude<Item<T>[Name], undefined>>>
    : z.ZodMiniType<Item<T>[Name]>;
};

// Building schemas takes much of a cold start, so fields of the same kind share one.
const optionals = new Map<z.ZodMiniType, z.ZodMiniType>();

function optionalOf(schema: z.ZodMiniType): z.ZodMiniType {
  const known = optionals.get(schema) ?? z.optional(schema);
  optionals.set(schema, known);
  return known;
}

function itemShape<T extends FieldTable>(table: T): ItemShape<T> {
  const members = inPlace(table).map(([name, field]) => [
    itemName(name, field),
    field.later ? optionalOf(valueSchema(field)) : valueSchema(field),
  ]);
  return Object.fromEntries(members) as ItemShape<T>;
}

const text = z.nullable(z.string());

/** The content that the notary recorded: everything that an entry's hash covers besides number and time. */
const contentItem = z.object({
  ...itemShape(entryFields),
  /** Every entry has one from the start. By default, it is the day on which the entry was started. */
  date: z.string(),
});

export type EntryContentItem = z.output<typeof contentItem>;

/** A stored entry. */
export const entryItem = z.extend(contentItem, {
  ...entryState,
  status: z.enum(['draft', 'submitted']),
  createdAt: z.string(),
  lateEntry: z.boolean(),
  /** Copied from `documents` and `signers` for the list index, which only contains top-level attributes. */
  documentCount: z.int(),
  documentTitle: z.optional(text),
  signerNames,
  /** Digests of the images that the content refers to. */
  images: z.array(z.string()),
  /** Only on a draft: images that it used to refer to, whose files are kept for a moment or being removed. */
  replacedImages: z.optional(z.array(replacedImage)),
  /** The notary's name at submission. Only on a submitted entry. */
  notaryName: z.optional(z.string()),
  openDoubts,
  entryHash: text,
  previousHash: text,
  rulesVersion: text,
  /** How far the device's clock was ahead at submission, if more than two minutes. */
  clockSkewSeconds: z.optional(z.nullable(z.int())),
  /** Sequence number of its link in the hash chain. Only on a submitted entry, and not sealed. */
  link: z.optional(z.int()),
  /** Sequence number of the item with its link, if submitted with others: the last one's. Not sealed. */
  linkItem: z.optional(z.int()),
  /** Missing on a draft made only to be submitted, which is neither listed nor counted. */
  listKey: z.optional(z.string()),
  /** Epoch seconds; only on a draft made only to be submitted. */
  expiresAt: z.optional(z.int()),
});

export type EntryItem = z.output<typeof entryItem>;

/** Returns whether a draft has expired at `now`. TTL deletion lags, so expiry is always compared. */
export function isExpired(entry: EntryItem, now: Date): boolean {
  return entry.expiresAt !== undefined && entry.expiresAt * 1000 <= now.getTime();
}
