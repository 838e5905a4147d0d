/**
 * Content that another app handed to this one ("Share" on a phone). The service worker keeps it on the device, because the notary
 * may have to sign in first, and the view takes it from there. Nothing of it is sent anywhere.
 */
export type Received = {
  text: string;
  files: File[];
  /** Names of files that were too large to keep. */
  tooLarge: string[];
  /** Files beyond the first ten, which were left out. */
  leftOut: number;
};

const store = 'received';
const list = '/received';
/** Kept this long without a notary who signs in, in milliseconds. */
const keptMs = 24 * 60 * 60_000;

/** The most that is kept of one share. */
export const most = { files: 10, fileBytes: 100 * 1024 * 1024, textLength: 10_000 };

/** The list of what is kept, beside the files. */
type Kept = Omit<Received, 'files'> & { at: number; files: { name: string; type: string }[] };

const placeOf = (index: number) => `${list}/${index}`;

/** Keeps what a form of another app contains, in place of what was kept before. */
export async function keepReceived(form: FormData, now: number): Promise<void> {
  await caches.delete(store);
  const given = form.getAll('file').filter((part): part is File => typeof part !== 'string');
  const taken = given.slice(0, most.files);
  const files = taken.filter(({ size }) => size <= most.fileBytes);
  const texts = ['title', 'text', 'url'].flatMap((name) => form.getAll(name));
  const kept: Kept = {
    at: now,
    text: texts
      .filter((text) => typeof text === 'string' && text !== '')
      .join('\n')
      .slice(0, most.textLength),
    tooLarge: taken.filter((file) => !files.includes(file)).map(({ name }) => name),
    leftOut: given.length - taken.length,
    files: files.map(({ name, type }) => ({ name, type })),
  };
  const cache = await caches.open(store);
  await Promise.all(files.map((file, index) => cache.put(placeOf(index), new Response(file))));
  await cache.put(list, new Response(JSON.stringify(kept)));
}

async function keptAt(now: number): Promise<Kept | undefined> {
  const answer = await caches.match(list, { cacheName: store });
  const kept: Kept | undefined = await answer?.json();
  return kept && now - kept.at < keptMs ? kept : undefined;
}

/** Deletes files that were not opened in time. */
export async function forgetReceived(now: number): Promise<void> {
  if (!(await keptAt(now))) await caches.delete(store);
}

/** Takes what was kept, which is then no longer on the device. Returns undefined if there is nothing. */
export async function takeReceived(now: number): Promise<Received | undefined> {
  // Missing where the page is not secure, and in private windows of some browsers.
  if (!('caches' in globalThis)) return undefined;
  const kept = await keptAt(now);
  const files = kept?.files.map(async ({ name, type }, index) => {
    const answer = await caches.match(placeOf(index), { cacheName: store });
    return new File(answer ? [await answer.blob()] : [], name, { type });
  });
  const received = kept && files && { ...kept, files: await Promise.all(files) };
  await caches.delete(store);
  return received;
}
