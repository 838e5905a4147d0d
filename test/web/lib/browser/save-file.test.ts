import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFile, saveFileAt } from '#web/lib/browser/save-file.ts';

const pdf = new Blob(['%PDF-'], { type: 'application/pdf' });
const saved: string[] = [];
const shared: string[] = [];

type Shown = { title: string; action: string; cancel: string; press: (button: 'action' | 'cancel') => void };

/** Returns the message about a ready file, with its buttons. */
async function message(): Promise<Shown> {
  const one = await vi.waitFor(() => {
    const [shown] = toast.getToasts();
    if (!shown || !('title' in shown)) throw new Error('No message');
    return shown;
  });
  const buttons = { action: Object(one.action), cancel: Object(one.cancel) };
  return {
    title: String(one.title),
    action: buttons.action.label,
    cancel: buttons.cancel.label,
    press: (button) => {
      toast.dismiss(one.id);
      buttons[button].onClick();
    },
  };
}

/** Makes the page an installed app, on a device that answers like this when it is asked to share. */
function install({ apple = false, canShare = true, share = () => Promise.resolve() }) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.assign(navigator, {
    ...(apple && { standalone: true }),
    canShare: () => canShare,
    share: ({ files }: { files: File[] }) => {
      shared.push(...files.map(({ name, type }) => `${name} ${type}`));
      return share();
    },
  });
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download || this.href);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['standalone', 'canShare', 'share']) Reflect.deleteProperty(navigator, name);
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  saved.length = 0;
  shared.length = 0;
});

test('a page in a browser downloads a file, and asks nothing', async () => {
  expect(await saveFile(pdf, 'entry-000001.pdf')).toBe(true);
  expect(await saveFileAt('https://files.test/all.zip', 'your data')).toBe(true);
  expect(saved).toEqual(['entry-000001.pdf', 'https://files.test/all.zip']);
  expect(toast.getToasts()).toEqual([]);
});

describe('the installed app', () => {
  test('shares a file in a tap of its own', async () => {
    install({});
    expect(await saveFile(pdf, 'entry-000001.pdf')).toBe(false);
    expect(shared).toEqual([]);
    const { title, action, press } = await message();
    expect([title, action]).toEqual(['Ready: entry-000001.pdf', 'Share']);
    press('action');
    expect(shared).toEqual(['entry-000001.pdf application/pdf']);
    expect(saved).toEqual([]);
  });

  test('offers to save the file too where a download leaves the app open', async () => {
    install({});
    await saveFile(pdf, 'entry-000001.pdf');
    (await message()).press('cancel');
    expect(saved).toEqual(['entry-000001.pdf']);
  });

  test('offers no download on an Apple home screen', async () => {
    install({ apple: true });
    await saveFile(pdf, 'entry-000001.pdf');
    const { cancel, press } = await message();
    expect(cancel).toBe('Close');
    press('cancel');
    expect([saved, shared]).toEqual([[], []]);
  });

  test('keeps the file when the notary cancels the share', async () => {
    install({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
    await saveFile(pdf, 'entry-000001.pdf');
    (await message()).press('action');
    expect((await message()).title).toBe('Ready: entry-000001.pdf');
    expect(saved).toEqual([]);
  });

  test.each([
    ['cannot share files', { canShare: false }, false],
    ['refuses this kind', { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }, true],
  ])('downloads the file where the device %s', async (_, device, isOffered) => {
    install(device);
    expect(await saveFile(pdf, 'entries.zip')).toBe(!isOffered);
    if (isOffered) (await message()).press('action');
    await vi.waitFor(() => expect(saved).toEqual(['entries.zip']));
  });

  test('opens the address of a large file outside of an Apple home screen app', async () => {
    install({ apple: true });
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await saveFileAt('https://files.test/all.zip', 'your data')).toBe(false);
    (await message()).press('action');
    expect(open).toHaveBeenCalledWith('https://files.test/all.zip', '_blank', 'noopener');
    expect(saved).toEqual([]);
  });
});
