import { type Refusal, refuse } from '#functions/outcome.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { limits } from '#shared/data/limits.ts';

/*
 * Decides which files of a draft may be removed (docs/adr/0011-images-of-removed-drafts.md). A save that
 * replaces a file first keeps it, because a reader or a submission may have read the draft before. A later
 * save removes the file, after storing that it will, so anyone who read the draft earlier can no longer save.
 */

/** How long a replaced image's file is kept: longer than any reader of the draft takes to read its files. */
const keptMs = 60_000;

/**
 * The longest that removing a file can take: longer than its function can run (infra/function-definitions).
 */
const removalMs = 20_000;

type ReplacedImage = NonNullable<EntryItem['replacedImages']>[number];

const within = (at: string, milliseconds: number, now: Date) => now.getTime() - Date.parse(at) < milliseconds;

/** Returns the digests of all images of a draft whose files are stored. */
export function storedImages({ images, replacedImages = [] }: EntryItem): string[] {
  return [...images, ...replacedImages.filter(({ state }) => state === 'kept').map(({ digest }) => digest)];
}

const isKept = (image: ReplacedImage, now: Date) => image.state === 'kept' && within(image.at, keptMs, now);

const isLeaving = (image: ReplacedImage, now: Date) =>
  image.state === 'removed' && within(image.at, removalMs, now);

/**
 * Returns why a save with these `images` must wait, if it must. BUSY: one of their files is being removed,
 * and one stored now could be removed too. REPLACED_IMAGE_LIMIT: the save replaces an image, and the list of
 * images replaced within a minute is full.
 */
export function imageRefusal(before: EntryItem, images: readonly string[], now: Date): Refusal | undefined {
  const { replacedImages = [] } = before;
  if (replacedImages.some((image) => images.includes(image.digest) && isLeaving(image, now))) {
    return refuse('BUSY', { retryAfter: removalMs / 1_000 });
  }
  const isReplacing = before.images.some((digest) => !images.includes(digest));
  const kept = replacedImages.filter((image) => !images.includes(image.digest) && isKept(image, now));
  return isReplacing && kept.length >= limits.replacedImages
    ? refuse('REPLACED_IMAGE_LIMIT', { retryAfter: keptMs / 1_000 })
    : undefined;
}

/**
 * Returns a draft's images after a save with these `images`, and the digests of files to remove once the
 * draft is stored.
 */
export function withImages(
  before: EntryItem,
  images: readonly string[],
  now: Date,
): Required<Pick<EntryItem, 'images' | 'replacedImages'>> & { removed: string[] } {
  const since = (state: ReplacedImage['state']) => (digest: string) => ({
    digest,
    state,
    at: now.toISOString(),
  });
  const named = new Set(images);
  const earlier = (before.replacedImages ?? []).filter(({ digest }) => !named.has(digest));
  const removed = earlier
    .filter((image) => image.state === 'kept' && !isKept(image, now))
    .map(({ digest }) => digest);
  const replaced = [...new Set(before.images)].filter((digest) => !named.has(digest));
  return {
    images: [...named],
    replacedImages: [
      ...earlier.filter((image) => isLeaving(image, now) || isKept(image, now)),
      ...removed.map(since('removed')),
      ...replaced.map(since('kept')),
    ],
    removed,
  };
}
