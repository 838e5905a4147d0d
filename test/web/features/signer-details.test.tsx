import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardText, texas } from '#test/shared/aamva/sample-cards.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { keepsPictures } from '#web/lib/browser/true-pictures.ts';
import { answered, refused } from '../support/fake-api.ts';
import { photoFile } from '../support/photos.ts';
import { openSite } from '../support/site.tsx';
import {
  aForm,
  aSigner,
  button,
  choose,
  fakeWizardPerTest,
  field,
  newPage,
  openKept,
  saveDraft,
} from '../support/wizard-page.ts';

type PastSigner = ApiOutput<'search-signers'>['items'][number];

const net = fakeWizardPerTest();

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const ada: PastSigner = {
  ...{ firstName: 'Ada', lastName: 'Byron', addressLine: '12 Main Street', city: 'Denver', stateCode: 'CO' },
  ...{ oneName: false, region: null, country: null },
  ...{ zip: '80202', idType: 'passport', idIssuingAgency: 'US Department of State' },
  ...{ idExpirationDate: '2031-05-17', lastSeen: '2026-02-11' },
};
const adam: PastSigner = { ...ada, firstName: 'Adam', lastName: 'Smith', addressLine: null, idType: null };

const emptyEntry = (state: string) => aForm(state, 'acknowledgment', { signers: [aSigner(blank)] });
const blank = {
  ...{ firstName: '', lastName: '', addressLine: '', city: '', stateCode: '', zip: '', idType: '' },
  ...{ idNumber: '', idIssuingAgency: '', idExpirationDate: '', signatureDataUrl: '' },
};

const options = async () =>
  within(await screen.findByRole('listbox', { name: 'Signers of earlier entries' })).getAllByRole('option');
const noOptions = () =>
  expect(screen.queryByRole('listbox', { name: 'Signers of earlier entries' })).toBeNull();
const active = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('signers of earlier entries', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => {};
    net.api.on('search-signers', () => answered('search-signers', { items: [ada, adam] }));
  });

  test('are suggested after a pause, chosen by keyboard, filled into empty fields, and undone', async () => {
    const user = await openKept({ ...emptyEntry('CO'), signers: [aSigner({ ...blank, city: 'Boulder' })] });
    const name = await screen.findByLabelText('First Name');
    expect(name.getAttribute('role')).toBe('combobox');
    await user.type(name, 'ada');
    expect(await options()).toHaveLength(2);
    expect(net.api.callsOf('search-signers').map(({ body }) => body)).toEqual([
      { search: 'ada', state: 'CO' },
    ]);
    expect(name.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('2 earlier signers found. Use the arrow keys to choose.')).toBeDefined();
    expect(document.activeElement).toBe(name);
    expect(name.hasAttribute('aria-activedescendant')).toBe(false);

    await user.keyboard('{ArrowDown}');
    expect(active()).toContain('Ada Byron');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(active()).toContain('Adam Smith');
    await user.keyboard('{ArrowUp}{Enter}');
    noOptions();
    // The fields that an earlier entry cannot fill in come next.
    expect(document.activeElement).toBe(field('ID Number (last four characters)'));
    const values = () =>
      [
        'First Name',
        'Last Name',
        'Street Address',
        'City',
        'ZIP Code',
        'ID Type',
        'ID Number (last four characters)',
      ].map((label) => field(label).value);
    expect(values()).toEqual(['Ada', 'Byron', '12 Main Street', 'Boulder', '80202', 'passport', '']);
    expect(field('Issuing Agency').value).toBe('US Department of State');

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(field('First Name').value).toBe('ada');
    expect(field('Street Address').value).toBe('');
    expect(field('City').value).toBe('Boulder');
  });

  test('close with Escape or when the focus leaves, and can be clicked', async () => {
    const user = await openKept(emptyEntry('CO'));
    await user.type(await screen.findByLabelText('Last Name'), 'by');
    await options();
    await user.keyboard('{Escape}');
    noOptions();
    expect(field('Last Name').value).toBe('by');
    await user.type(field('Last Name'), 'r');
    await options();
    await user.tab();
    noOptions();
    await user.type(field('Last Name'), 'o');
    await user.click((await options())[0] ?? document.body);
    expect(field('First Name').value).toBe('Ada');
  });

  test('are not requested for one letter or without a state, and fail silently', async () => {
    net.api.on('search-signers', () => refused(500, { detail: 'It broke.', code: 'INTERNAL' }));
    const user = await openKept(emptyEntry(''));
    await user.type(await screen.findByLabelText('First Name'), 'adam');
    await choose(user, 'State for this Entry', 'CO');
    await user.clear(field('First Name'));
    await user.type(field('First Name'), 'a');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(net.api.callsOf('search-signers')).toEqual([]);
    await user.type(field('First Name'), 'd');
    await waitFor(() => expect(net.api.callsOf('search-signers')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    noOptions();
    expect(screen.queryByText('It broke.')).toBeNull();
  });

  test('are not shown if the answer arrives after the next letter', async () => {
    const held: ((response: Response) => void)[] = [];
    net.api.on('search-signers', () => new Promise<Response>((resolve) => held.push(resolve)));
    const user = await openKept(emptyEntry('CO'));
    await user.type(await screen.findByLabelText('First Name'), 'ad');
    await waitFor(() => expect(held).toHaveLength(1));
    await user.type(field('First Name'), 'am');
    held[0]?.(answered('search-signers', { items: [ada] }));
    await waitFor(() => expect(held).toHaveLength(2));
    noOptions();
    held[1]?.(answered('search-signers', { items: [adam] }));
    expect((await options()).map((option) => option.textContent)).toEqual([
      expect.stringContaining('Adam Smith'),
    ]);
  });

  test('fill in nothing about a document other than the chosen one', async () => {
    const signers = [aSigner({ ...blank, idType: 'state_id' })];
    const user = await openKept({ ...emptyEntry('CO'), signers });
    await user.type(await screen.findByLabelText('First Name'), 'ad');
    await user.click((await options())[0] ?? document.body);
    expect(field('ID Type').value).toBe('state_id');
    expect(field('Issuing Agency').value).toBe('');
    expect(field('Street Address').value).toBe('12 Main Street');
  });
});

/** Fakes workers that find this barcode in every image. `undefined` finds none; `null` makes them fail. */
function stubDecoder(text: string | undefined | null) {
  class FakeWorker extends EventTarget {
    postMessage({ id }: { id: number }) {
      queueMicrotask(() =>
        this.dispatchEvent(
          text === null ? new Event('error') : new MessageEvent('message', { data: { id, text } }),
        ),
      );
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => {} }));
  // Asked while there is no canvas: the stub does not keep colors.
  keepsPictures();
  const pixels = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
  const context = new Proxy(
    {},
    { get: (_, name) => (name === 'getImageData' ? () => pixels : () => {}), set: () => true },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    (kind: string) => (kind === '2d' ? context : null) as never,
  );
}

function stubCamera(refusal: string) {
  const getUserMedia = vi.fn(async () => {
    throw new DOMException('', refusal);
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

describe('the barcode on the back of an ID', () => {
  const scanButton = () => screen.findByRole('button', { name: 'Scan ID of signer 1' });
  const dialog = () => screen.findByRole('dialog', { name: 'Scan ID - Signer 1' });
  async function choosePhoto(user: Awaited<ReturnType<typeof openKept>>) {
    await user.click(await scanButton());
    const input = (await dialog()).querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a photo');
    await user.upload(input, photoFile());
  }

  test('waits for the state, whose law decides what may be recorded', async () => {
    stubDecoder(texas);
    const { user } = openSite(newPage);
    await choose(user, 'State for this Entry', '').catch(() => {});
    const scan = await scanButton();
    expect(scan).toHaveProperty('disabled', field('State for this Entry').value === '');
  });

  test('fills in the signer, reports what was filled in, and can be undone', async () => {
    stubDecoder(texas);
    stubCamera('NotFoundError');
    const user = await openKept(emptyEntry('CO'));
    await choosePhoto(user);
    await waitFor(() => expect(field('First Name').value).toBe('Persimmon Quill'));
    expect(screen.queryByRole('dialog', { name: 'Scan ID - Signer 1' })).toBeNull();
    expect(field('ID Number (last four characters)').value).toBe('3987');
    expect(document.body.innerHTML).not.toContain('40123987');
    expect(field('Expiration Date').value).toBe('2031-04-01');
    expect(screen.getByText(/^Filled in from the ID: First Name, Last Name, /)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(field('First Name').value).toBe('');
    expect(screen.queryByText(/^Filled in from the ID/)).toBeNull();
  });

  test('fills in one name, an address abroad, and that the card does not expire', async () => {
    const elements = [
      ...['DCSUNAVL', 'DACSUHARTIKO', 'DAQMX12', 'DBANONE', 'DCGMEX'],
      ...['DAGCALLE HIDALGO 14', 'DAISALTILLO', 'DAJCOA', 'DAK25000'],
    ];
    stubDecoder(cardText({ iin: '636056', version: 8, parts: [{ type: 'DL', elements }] }));
    stubCamera('NotFoundError');
    const user = await openKept(emptyEntry('CA'));
    await choosePhoto(user);
    await waitFor(() => expect(field('Country').value).toBe('MX'));
    expect(screen.queryByLabelText('First Name')).toBeNull();
    const signer = {
      ...{ last_name: 'Suhartiko', first_name: null, one_name: true },
      ...{ country: 'MX', region: 'Coahuila', zip: '25000', state_code: null },
      ...{ id_type: 'foreign_drivers_license', id_no_expiration: true, id_number: 'MX12' },
    };
    expect(await saveDraft(net.api, user)).toMatchObject({ signers: [signer] });
  });

  test('says what to type from a card whose data is damaged', async () => {
    stubDecoder(
      '@\n\u001e\rANSI 6360300102DL00390191DLDAQX1000970DCSFOXDACANNDAG1 ELMDAIADADAJMODBA20300204DBB19790809',
    );
    stubCamera('NotFoundError');
    await choosePhoto(await openKept(emptyEntry('CA')));
    expect(
      await screen.findByText(/This card’s data is damaged\. Type the name and address\./),
    ).toBeDefined();
    expect(field('ID Number').value).toBe('X1000970');
  });

  test('in Texas, the number reaches neither page nor draft, and a message says so', async () => {
    stubDecoder(texas);
    stubCamera('NotFoundError');
    const user = await openKept(emptyEntry('TX'));
    await choosePhoto(user);
    const leftOut = await screen.findByRole('list', { name: 'Left out' });
    expect(within(leftOut).getByText('Texas: ID numbers cannot be recorded per state law')).toBeDefined();
    expect(document.body.innerHTML).not.toContain('40123987');
    expect(JSON.stringify(await saveDraft(net.api, user))).not.toContain('40123987');
  });

  test.each([
    ['NotAllowedError', texas, /Camera access denied\. Allow the camera/],
    ['NotFoundError', texas, /No camera was found/],
  ])('reports why there is no camera: %s', async (refusal, text, sentence) => {
    stubDecoder(text);
    stubCamera(refusal);
    const user = await openKept(emptyEntry('CO'));
    await user.click(await scanButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(button('Choose a photo')).toBeDefined();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['no barcode', undefined, /No barcode was found in this photo/],
    ['another barcode', 'https://example.com', /not from a driver’s license or state ID/],
    ['no decoder', null, /The barcode reader could not be loaded/],
  ])('reports a problem with a photo: %s', async (_, text, sentence) => {
    stubDecoder(text);
    stubCamera('NotFoundError');
    const user = await openKept(emptyEntry('CO'));
    await choosePhoto(user);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(field('First Name').value).toBe('');
  });

  test('says that Lockdown Mode turns the reader off', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    stubDecoder(null);
    stubCamera('NotFoundError');
    const user = await openKept(emptyEntry('CO'));
    await choosePhoto(user);
    expect(await screen.findByText(/Settings > Privacy & Security > Lockdown Mode/)).toBeDefined();
    vi.unstubAllGlobals();
  });
});
