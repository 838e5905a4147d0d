import { decode } from 'jpeg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { pngBytes } from '#test/support/png.ts';
import {
  askForUpload,
  jpegBytes,
  jpegOfPhone,
  objectsOf,
  pdfBytes,
  pngBomb,
  post,
  readPicture,
  sendFile,
} from '#test/support/uploads.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

const picture = (bytes: Buffer, contentType = 'image/jpeg') =>
  ({ purpose: 'profile_picture', bytes, contentType, fileName: 'me.jpg' }) as const;

const use = (uploadId: string, { token } = notary) =>
  call('set-profile-picture', { token, body: { upload_id: uploadId } });

const urlOf = async ({ token }: Pick<Notary, 'token'>) =>
  (await call('get-profile', { token })).body.profile_picture_url;

/** Uploads a picture, sets it as profile picture, and returns it as it is served. */
async function served(bytes: Buffer, contentType = 'image/jpeg') {
  const response = await use(await sendFile(notary, picture(bytes, contentType)));
  if (response.status !== 200) throw new Error(`set-profile-picture answered ${response.status}`);
  const found = await readPicture(response.body.profile_picture_url);
  if (!found) throw new Error('The picture is not there');
  return found;
}

/** Returns the color in the middle of the upper, lower, left, or right part: red or blue. */
function colourAt(bytes: Buffer, part: 'top' | 'bottom' | 'left' | 'right'): 'red' | 'blue' {
  const { width, height, data } = decode(bytes, { useTArray: true });
  const x = Math.floor(width * { top: 0.5, bottom: 0.5, left: 0.2, right: 0.8 }[part]);
  const y = Math.floor(height * { top: 0.2, bottom: 0.8, left: 0.5, right: 0.5 }[part]);
  const at = (y * width + x) * 4;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

const sizeOf = (bytes: Buffer) => {
  const { width, height } = decode(bytes, { useTArray: true });
  return [width, height];
};

describe('set-profile-picture and remove-profile-picture', () => {
  it('need a token, and one that has not expired', async () => {
    const token = await signExpiredToken(notary.id);
    const body = { upload_id: 'x' };
    for (const more of [{}, { token }]) {
      const code = 'token' in more ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED';
      expect(await call('set-profile-picture', { body, ...more })).toMatchObject({
        status: 401,
        body: { code },
      });
      expect(await call('remove-profile-picture', more)).toMatchObject({ status: 401, body: { code } });
    }
  });

  it.each([[{}], [{ upload_id: 7 }], [{ upload_id: 'x', url: '/pictures/x.jpg' }]])(
    'refuse %j',
    async (body) => {
      expect(await call('set-profile-picture', { token: notary.token, body })).toMatchObject({
        status: 422,
        body: { code: 'INVALID_FIELDS' },
      });
    },
  );

  it('refuse an upload that does not exist, or of which nothing arrived', async () => {
    expect(await use('01JD0000000000000000000000')).toMatchObject({
      status: 404,
      body: { code: 'UPLOAD_NOT_FOUND' },
    });
    const { upload_id } = await askForUpload(notary, picture(jpegBytes()));
    expect(await use(upload_id)).toMatchObject({ status: 409, body: { code: 'UPLOAD_NOT_ARRIVED' } });
  });

  it('show, replace, and remove a picture, and leave no file behind', async () => {
    const one = await registerNotary();
    const first = await sendFile(one, picture(jpegBytes()));
    const response = await use(first, one);
    expect(response).toMatchObject({ status: 200, body: { profile_picture_url: `/pictures/${first}.jpg` } });
    expect(await urlOf(one)).toBe(response.body.profile_picture_url);
    const found = await readPicture(`/pictures/${first}.jpg`);
    expect(found).toMatchObject({ type: 'image/jpeg', cache: 'public, max-age=86400, immutable' });
    expect(await objectsOf(one.id)).toEqual([]);
    // Repeating it gives the same answer.
    expect((await use(first, one)).body).toEqual(response.body);

    const second = await sendFile(one, picture(pngBytes(), 'image/png'));
    expect((await use(second, one)).body).toEqual({ profile_picture_url: `/pictures/${second}.jpg` });
    expect(await readPicture(`/pictures/${first}.jpg`)).toBeUndefined();
    expect(await readPicture(`/pictures/${second}.jpg`)).toBeDefined();
    expect(await use(first, one)).toMatchObject({ status: 404, body: { code: 'UPLOAD_NOT_FOUND' } });

    const remove = () => call('remove-profile-picture', { token: one.token });
    expect((await remove()).status).toBe(204);
    expect(await urlOf(one)).toBeNull();
    expect(await readPicture(`/pictures/${second}.jpg`)).toBeUndefined();
    expect((await remove()).status).toBe(204);
  });

  it('keep one of two pictures set in parallel, and one of an upload used twice in parallel', async () => {
    const one = await registerNotary();
    const [a, b] = await Promise.all([
      sendFile(one, picture(jpegBytes())),
      sendFile(one, picture(jpegBytes())),
    ]);
    const answers = await Promise.all([use(a, one), use(b, one), use(a, one), use(b, one)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    const url = await urlOf(one);
    const kept = await Promise.all([a, b].map((id) => readPicture(`/pictures/${id}.jpg`)));
    expect([a, b].filter((_, at) => kept[at] !== undefined).map((id) => `/pictures/${id}.jpg`)).toEqual([
      url,
    ]);
    expect(await objectsOf(one.id)).toEqual([]);
  });
});

describe('a profile picture', () => {
  it('is re-encoded without place, camera, and hidden data', async () => {
    const hidden = Buffer.concat([jpegOfPhone(1), Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
    const { bytes } = await served(hidden);
    const text = bytes.toString('latin1');
    expect(text).not.toMatch(/Exif|GPS|41\.88|PK|script/);
    expect(sizeOf(bytes)).toEqual([40, 20]);
  });

  it.each([
    [1, [40, 20], 'left'],
    [2, [40, 20], 'right'],
    [3, [40, 20], 'right'],
    [4, [40, 20], 'left'],
    [5, [20, 40], 'top'],
    [6, [20, 40], 'top'],
    [7, [20, 40], 'bottom'],
    [8, [20, 40], 'bottom'],
  ] as const)('that a phone held as %i says is upright: %j, red on the %s', async (held, size, red) => {
    const { bytes } = await served(jpegOfPhone(held));
    expect(sizeOf(bytes)).toEqual(size);
    expect(colourAt(bytes, red)).toBe('red');
  });

  it('has at most 512 pixels per side, and is never enlarged', async () => {
    expect(sizeOf((await served(jpegBytes(1_600, 800))).bytes)).toEqual([512, 256]);
    expect(sizeOf((await served(pngBytes(300, 900), 'image/png')).bytes)).toEqual([171, 512]);
    expect(sizeOf((await served(jpegBytes(1, 1))).bytes)).toEqual([1, 1]);
  });

  it('may have 5 MB', async () => {
    const jpeg = jpegBytes();
    // Padding in comments, each of at most 64 KB.
    const parts = [jpeg.subarray(0, 2)];
    let missing = limits.pictureBytes - jpeg.length;
    while (missing > 0) {
      const length = missing > 65_537 + 4 ? 65_537 : missing;
      const size = Math.min(length, 65_537);
      const comment = Buffer.alloc(size, 32);
      comment.set([0xff, 0xfe], 0);
      comment.writeUInt16BE(size - 2, 2);
      parts.push(comment);
      missing -= size;
    }
    const bytes = Buffer.concat([...parts, jpeg.subarray(2)]);
    expect(bytes.length).toBe(limits.pictureBytes);
    const upload = await askForUpload(notary, picture(bytes));
    expect((await post(upload, bytes)).status).toBe(204);
    expect((await use(upload.upload_id)).status).toBe(200);
    const larger = await post(await askForUpload(notary, picture(bytes)), Buffer.concat([bytes, jpeg]));
    expect([larger.status, await larger.text()]).toEqual([400, expect.stringContaining('EntityTooLarge')]);
  });

  const manyScans = () => {
    const jpeg = jpegBytes();
    const scan = jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), -2);
    return Buffer.concat([jpeg.subarray(0, -2), ...Array(100).fill(scan), jpeg.subarray(-2)]);
  };
  const hugeJpeg = () => {
    const jpeg = Buffer.from(jpegBytes());
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(65_500, frame + 5);
    jpeg.writeUInt16BE(65_500, frame + 7);
    return jpeg;
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['HTML', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', 'image/png', Buffer.from(svg)],
    ['a GIF', 'image/jpeg', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['a PDF', 'image/jpeg', pdfBytes()],
    ['a PNG that says it is a JPEG', 'image/jpeg', pngBytes()],
    ['a JPEG that says it is a PNG', 'image/png', jpegBytes()],
  ])('cannot be %s sent as %s, of which nothing remains', async (_, contentType, bytes) => {
    await refused(bytes, contentType, { status: 415, body: { code: 'FILE_TYPE_REFUSED' } });
  });

  it.each([
    ['only the first bytes of a PNG', 'image/png', pngBytes().subarray(0, 40)],
    ['only the first bytes of a JPEG', 'image/jpeg', jpegBytes().subarray(0, 200)],
    ['a PNG of 50,000 by 50,000 pixels', 'image/png', pngBomb(50_000)],
    ['a PNG with fewer pixels than it says', 'image/png', pngBomb(3_000)],
    ['a JPEG of 65,500 by 65,500 pixels', 'image/jpeg', hugeJpeg()],
    ['a JPEG with a hundred scans', 'image/jpeg', manyScans()],
    ['a PNG of 12.01 megapixels', 'image/png', pngBomb(3_466)],
  ])('cannot be %s sent as %s, of which nothing remains', async (_, contentType, bytes) => {
    await refused(bytes, contentType, { status: 422, body: { code: 'IMAGE_REFUSED' } });
  });

  async function refused(bytes: Buffer, contentType: string, response: object) {
    const one = await registerNotary();
    const uploadId = await sendFile(one, picture(bytes, contentType));
    expect(await use(uploadId, one)).toMatchObject(response);
    expect(await urlOf(one)).toBeNull();
    expect(await objectsOf(one.id)).toEqual([]);
    expect(await readPicture(`/pictures/${uploadId}.jpg`)).toBeUndefined();
    expect(await use(uploadId, one)).toMatchObject({ status: 404, body: { code: 'UPLOAD_NOT_FOUND' } });
  }
});
