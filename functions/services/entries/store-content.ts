import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import type { CheckedImage, checkImage } from '#functions/adapters/images/check-image.ts';
import type { ImageFiles } from '#functions/adapters/images/image-files.ts';
import { type Outcome, ok, type Refusal, refuse } from '#functions/outcome.ts';
import { type EntryContentItem, type Item, itemName } from '#functions/store/entries/entry-item.ts';
import type { createDraft } from '#shared/contract/drafts.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { fromWire, wirePath } from '#shared/contract/wire.ts';
import { limits } from '#shared/data/limits.ts';
import type { Field, FieldTable } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { imagesIn } from '#shared/entry/images.ts';
import { judgedRecording, lastActDay } from '#shared/rules/act-time.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { actTypeOf, isPersonalKnowledge } from '#shared/rules/law/act-of.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryTexts } from '#shared/rules/law/entry-texts.ts';
import { prohibitionProblems } from '#shared/rules/law/prohibition-problems.ts';
import { toCents } from '#shared/rules/money.ts';
import { thumbprint } from '#shared/schemas/thumbprint-data.ts';
import { withDocumentDate, withFilledDocuments } from './filled-documents.ts';

/** An entry's well-formed content, as the client sent it. */
export type EntryPayload = Input<typeof createDraft>['body'];

export type ContentDeps = { images: ImageFiles; checkImage: typeof checkImage; cipher: FieldCipher };

/** Everything that `storeContent` needs besides the payload. */
export type ContentContext = {
  notaryId: string;
  entryId: string;
  now: Date;
  /** The time zone of the act if the payload names none. */
  defaultTimezone: string;
  /** The day of the act if the payload names none; by default the day of recording. */
  defaultDate?: string;
  /** Digests of images that are already stored. */
  storedImages: readonly string[];
  /** Returns why images with these digests can't be stored now. */
  refuseImages?: (digests: readonly string[]) => Refusal | undefined;
};

const tooManyBytes = 'All images of an entry together may be at most 4 MB.';
const tooMuchText =
  'All texts of an entry together, with the titles that each person signed for, may be at most 300 KB. Record the documents as several entries.';
const tooManyPixels =
  'All images of an entry together may have at most 48 megapixels. Use smaller or fewer images.';

/** Returns the payload in the form that the rules check. */
export function judged(payload: EntryPayload): EntryContent {
  const { thumbprintData, ...content } = payload;
  return { ...content, thumbprint: thumbprintData ? readThumbprint(thumbprintData) : null };
}

const readThumbprint = (json: string) => fromWire(thumbprint().parse(JSON.parse(json)));

function fieldRefusals(payload: EntryPayload, lastDay: string): string[] {
  const entry = judged(payload);
  const complaints = prohibitionProblems(entry).map((problem) => problem.message);
  const texts = new Set(entryTexts(entry).map(({ path }) => wirePath(path)));
  for (const [index, { field }] of (entry.textConfirmations ?? []).entries()) {
    if (texts.has(field ?? '')) continue;
    complaints.push(
      `Text confirmation ${index + 1}: Field must be the path of a text in this entry, such as documents.0.description`,
    );
  }
  if (payload.date && payload.date > lastDay) complaints.push('Date must not be in the future');
  return [...new Set(complaints)];
}

/** Rounds a coordinate to a tenth of a meter (specification, section 3), never to a negative zero. */
function toSixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0;
}

/**
 * The values of a table's fields. They are well-formed, because the payload's schema is derived from the same
 * table.
 */
type Values = Readonly<Record<string, unknown>>;

const listed = (value: unknown): Values[] => (Array.isArray(value) ? value : []);

/**
 * Converts a payload to an item's content: images go to S3 by digest, ID numbers are encrypted, empty
 * document lines are dropped, and personal knowledge removes all details of an ID (specification, section 5).
 * Rejects future dates, content that the state's law prohibits, and images that are too large, unreadable, or
 * mislabeled. Stores nothing in that case.
 */
export async function storeContent(
  { images, checkImage, cipher }: ContentDeps,
  sent: EntryPayload,
  context: ContentContext,
): Promise<Outcome<EntryContentItem>> {
  const payload = withDocumentDate(withFilledDocuments(sent));
  const { recordedAt } = payload;
  const actTimezone = payload.actTimezone ?? context.defaultTimezone;
  const complaints = fieldRefusals(payload, lastActDay({ actTimezone, recordedAt }, context.now));
  if (complaints.length > 0) return refuse('INVALID_FIELDS', { detail: complaints });

  const print = payload.thumbprintData ? readThumbprint(payload.thumbprintData) : null;
  const checked = new Map<string, CheckedImage>();
  let [bytes, pixels] = [0, 0];
  const sentImages = imagesIn(entryFields, payload, (values, name, { kind }) =>
    kind === 'thumbprint' ? print?.imageData : values[name],
  );
  for (const { name, image: sentImage } of sentImages) {
    const dataUrl = String(sentImage);
    if (checked.has(dataUrl)) continue;
    const image = await checkImage(dataUrl, context.storedImages);
    if (!image.ok) {
      return image.code === 'IMAGE_REFUSED' ? { ...image, detail: [`${name} ${image.detail}`] } : image;
    }
    checked.set(dataUrl, image.value);
    bytes += image.value.sentBytes;
    pixels += image.value.pixels;
    if (bytes > limits.entryImageBytes) return refuse('PAYLOAD_TOO_LARGE', { detail: tooManyBytes });
    if (pixels > limits.entryPixels) return refuse('IMAGE_REFUSED', { detail: [tooManyPixels] });
  }
  const imageOf = (dataUrl: unknown) => checked.get(String(dataUrl ?? ''))?.ref ?? null;

  function thumbprintItem() {
    const image = imageOf(print?.imageData);
    if (!print || !image) return null;
    const { imageData: _, ...facts } = print;
    return { ...facts, image };
  }

  function storedValue(field: Field, value: unknown): unknown {
    switch (field.kind) {
      case 'encrypted':
        return value ? cipher.encrypt(context.entryId, String(value)) : null;
      case 'image':
        return imageOf(value);
      case 'thumbprint':
        return thumbprintItem();
      case 'money':
        return toCents(Number(value ?? 0));
      case 'degrees':
        return value == null ? null : toSixDecimals(Number(value));
      case 'documents':
        return listed(value);
      case 'people':
        return Promise.all(listed(value).map((person) => stored(field.of, person)));
      default:
        return value ?? null;
    }
  }

  /** Converts a table's fields from wire to stored form. */
  async function stored<T extends FieldTable>(table: T, values: Values): Promise<Item<T>> {
    const members = Object.entries<Field>(table).map(async ([name, field]) => [
      itemName(name, field),
      // Personal knowledge removes all details of an ID document.
      // Without a signature, nothing was seen.
      (field.ofDocument && isPersonalKnowledge(String(values['idType']))) ||
      (field.kind === 'signedAs' && !values['signatureDataUrl'])
        ? null
        : await storedValue(field, values[name]),
    ]);
    return Object.fromEntries(await Promise.all(members));
  }

  const content = await stored(entryFields, payload);
  if (Buffer.byteLength(JSON.stringify(content)) > limits.entryTextBytes)
    return refuse('PAYLOAD_TOO_LARGE', { detail: tooMuchText });
  const refusal = context.refuseImages?.([...checked.values()].map(({ ref }) => ref.digest));
  if (refusal) return refusal;
  const fresh = [...checked.values()].filter((image) => !context.storedImages.includes(image.ref.digest));
  await Promise.all(fresh.map((image) => images.put(context.notaryId, context.entryId, image)));
  return ok({
    ...content,
    date:
      payload.date ??
      context.defaultDate ??
      dayIn(actTimezone, judgedRecording(recordedAt, context.now).recordedAt),
    actTimezone,
    actType: actTypeOf(judged(payload)) ?? null,
    outcome: payload.outcome ?? 'performed',
  });
}
