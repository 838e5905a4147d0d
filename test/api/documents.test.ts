import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/data/limits.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { pngBytes } from '#test/support/png.ts';
import {
  askForUpload,
  jpegBytes,
  objectsOf,
  pdfBytes,
  pdfOfSize,
  pngBomb,
  post,
  putObject,
  type SentFile,
  sendFile,
} from '#test/support/uploads.ts';

let notary: Notary;
let other: Notary;

beforeAll(async () => {
  [notary, other] = await Promise.all([registerNotary(), registerNotary()]);
});

const pdf = (more: Partial<SentFile> = {}): SentFile => ({
  purpose: 'insurance_document',
  bytes: pdfBytes(),
  contentType: 'application/pdf',
  ...more,
});

const add = (
  uploadId: string,
  { token }: Pick<Notary, 'token'> = notary,
  query: Record<string, string> = { document_type: 'surety_bond' },
) => call('add-insurance-document', { token, query, body: { upload_id: uploadId } });

const remove = (id: string, { token }: Pick<Notary, 'token'> = notary) =>
  call('delete-insurance-document', { token, params: { document_id: id } });

const download = (filename: string, { token }: Pick<Notary, 'token'> = notary) =>
  call('download-document', { token, params: { filename } });

const fileNameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

const documentsOf = async ({ token }: Pick<Notary, 'token'>) =>
  (await call('get-profile', { token })).body.insurance_documents;

/** Returns the remaining files of a notary that only one test uses. */
async function left({ id, token }: Notary) {
  return { objects: await objectsOf(id), documents: (await documentsOf({ token })).length };
}

const nothing = { objects: [], documents: 0 };

describe('add-insurance-document', () => {
  it('needs a token, and one that has not expired', async () => {
    const token = await signExpiredToken(notary.id);
    const query = { document_type: 'surety_bond' };
    const body = { upload_id: 'x' };
    expect(await call('add-insurance-document', { query, body })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(await call('add-insurance-document', { query, body, token })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED' },
    });
  });

  it.each([
    [{}, { upload_id: 'x' }, 'Document type is required'],
    [
      { document_type: 'passport' },
      { upload_id: 'x' },
      'must be one of eo_insurance, surety_bond, certificate',
    ],
    [{ document_type: 'surety_bond', expiration_date: '2026-02-30' }, { upload_id: 'x' }, 'must be a date'],
    [{ document_type: 'surety_bond' }, {}, 'Upload id is required'],
    [{ document_type: 'surety_bond' }, { upload_id: 'x', file_name: 'y' }, 'Unknown field: file_name'],
  ])('refuses %j with %j', async (query: Record<string, string>, body, sentence) => {
    const response = await call('add-insurance-document', { token: notary.token, query, body });
    expect(response).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS' } });
    expect(String(response.body.detail)).toContain(sentence);
  });

  it('refuses an upload that does not exist', async () => {
    expect(await add('01JD0000000000000000000000')).toMatchObject({
      status: 404,
      body: { code: 'UPLOAD_NOT_FOUND' },
    });
  });

  it('keeps a PDF, shows it in the profile and hands it out to be saved', async () => {
    const uploadId = await sendFile(notary, pdf({ fileName: 'Bürgschaft 2026.PDF' }));
    const before = (await call('get-profile', { token: notary.token })).body.version;
    const response = await add(uploadId, notary, {
      document_type: 'eo_insurance',
      expiration_date: '2027-05-31',
    });
    expect(response).toMatchObject({
      status: 201,
      body: {
        document_id: uploadId,
        document_type: 'eo_insurance',
        file_name: 'Bürgschaft 2026.pdf',
        file_url: `/api/uploads/documents/${uploadId}.pdf`,
        expiration_date: '2027-05-31',
        size_bytes: pdfBytes().length,
        content_type: 'application/pdf',
      },
    });
    const profile = (await call('get-profile', { token: notary.token })).body;
    expect(profile.insurance_documents).toEqual([response.body]);
    expect(profile.version).toBe(before + 1);
    expect(await objectsOf(notary.id)).toEqual([`notaries/${notary.id}/documents/${uploadId}.pdf`]);

    const redirect = await download(fileNameOf(response.body.file_url));
    expect(redirect.status).toBe(303);
    expect(redirect.headers.get('cache-control')).toBe('no-store');
    expect(redirect.headers.get('x-content-type-options')).toBe('nosniff');
    const file = await fetch(redirect.headers.get('location') ?? '');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Burgschaft 2026.pdf"; filename*=UTF-8''B%C3%BCrgschaft%202026.pdf`,
    );
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdfBytes());

    // Repeated, it answers the same document and adds no second one.
    expect((await add(uploadId)).body).toEqual(response.body);
    expect(await documentsOf(notary)).toHaveLength(1);

    expect((await remove(uploadId)).status).toBe(204);
    expect(await left(notary)).toEqual(nothing);
    expect(await remove(uploadId)).toMatchObject({ status: 404, body: { code: 'DOCUMENT_NOT_FOUND' } });
    expect(await download(fileNameOf(response.body.file_url))).toMatchObject({ status: 404 });
    expect(await add(uploadId)).toMatchObject({ status: 404, body: { code: 'UPLOAD_NOT_FOUND' } });
  });

  it.each([
    ['image/jpeg', 'jpg', jpegBytes()],
    ['image/png', 'png', pngBytes()],
  ])('keeps a file of type %s', async (contentType, ending, bytes) => {
    const uploadId = await sendFile(notary, pdf({ contentType, bytes, fileName: 'scan' }));
    expect(await add(uploadId)).toMatchObject({
      status: 201,
      body: { content_type: contentType, file_name: `scan.${ending}`, expiration_date: null },
    });
    expect((await remove(uploadId)).status).toBe(204);
  });

  it('takes a file of exactly 10 MB', async () => {
    const one = await registerNotary();
    const bytes = pdfOfSize(limits.documentBytes);
    const uploadId = await sendFile(one, pdf({ bytes }));
    expect(await add(uploadId, one)).toMatchObject({
      status: 201,
      body: { size_bytes: limits.documentBytes },
    });
  });

  it('refuses a file that is too large, however it came there', async () => {
    const one = await registerNotary();
    const { upload_id } = await askForUpload(one, pdf());
    await putObject(`uploads/${one.id}/${upload_id}`, pdfOfSize(limits.documentBytes + 1));
    expect(await add(upload_id, one)).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE', detail: 'File size must be less than 10MB' },
    });
    expect(await left(one)).toEqual(nothing);
  });

  it('refuses an upload that was made for a picture', async () => {
    const one = await registerNotary();
    const picture = { purpose: 'profile_picture', contentType: 'image/png', bytes: pngBytes() } as const;
    const uploadId = await sendFile(one, picture);
    expect(await add(uploadId, one)).toMatchObject({ status: 404, body: { code: 'UPLOAD_NOT_FOUND' } });
    expect((await documentsOf(one)).length).toBe(0);
  });

  it('refuses an upload of which nothing arrived, and takes it once it has', async () => {
    const one = await registerNotary();
    const upload = await askForUpload(one, pdf());
    expect(await add(upload.upload_id, one)).toMatchObject({
      status: 409,
      body: { code: 'UPLOAD_NOT_ARRIVED' },
    });
    await post(upload, pdfBytes());
    expect((await add(upload.upload_id, one)).status).toBe(201);
  });

  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
  const png = pngBytes();
  it.each([
    ['HTML', 'application/pdf', html],
    ['SVG', 'image/png', svg],
    ['a GIF', 'image/png', gif],
    ['a ZIP', 'application/pdf', Buffer.from('PK\x03\x04 a bomb may follow', 'latin1')],
    ['a PNG that says it is a PDF', 'application/pdf', png],
    ['a PDF that says it is a JPEG', 'image/jpeg', pdfBytes()],
    ['HTML before a PDF', 'application/pdf', Buffer.concat([html, pdfBytes()])],
    ['a PDF that was cut off', 'application/pdf', pdfBytes().subarray(0, -8)],
    ['a PNG that was cut off', 'image/png', png.subarray(0, png.length / 2)],
    ['a JPEG that was cut off', 'image/jpeg', jpegBytes().subarray(0, -2)],
    ['a PNG of 50,000 by 50,000 pixels', 'image/png', pngBomb(50_000)],
    ['noise', 'application/pdf', Buffer.alloc(1_000, 7)],
  ])('refuses %s sent as %s, and leaves nothing of it', async (_, contentType, bytes) => {
    const one = await registerNotary();
    const uploadId = await sendFile(one, pdf({ contentType, bytes }));
    const refused = { status: 415, body: { code: 'FILE_TYPE_REFUSED' } };
    expect(await add(uploadId, one)).toMatchObject(refused);
    expect(await left(one)).toEqual(nothing);
    expect(await add(uploadId, one)).toMatchObject({ status: 404, body: { code: 'UPLOAD_NOT_FOUND' } });
  });

  it.each([
    ['application/pdf', 'a PDF', pdfBytes()],
    ['image/jpeg', 'a JPEG', jpegBytes()],
    ['image/png', 'a PNG', pngBytes()],
  ])('cuts off what hides behind the end of %s', async (contentType, _, bytes) => {
    const one = await registerNotary();
    const jar = Buffer.from('PK\x03\x04 a program, or <script>alert(1)</script>', 'latin1');
    const uploadId = await sendFile(one, pdf({ contentType, bytes: Buffer.concat([bytes, jar]) }));
    const { body } = await add(uploadId, one);
    const link = await download(fileNameOf(body.file_url), one);
    const file = await fetch(link.headers.get('location') ?? '');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(file.headers.get('content-type')).toBe(contentType);
    const kept = Buffer.from(await file.arrayBuffer());
    expect([kept.equals(bytes), kept.length]).toEqual([true, body.size_bytes]);
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\nora\\bond.exe', 'bond.pdf'],
    ['bond\r\nSet-Cookie: a=b.pdf', 'bondSet-Cookie a=b.pdf'],
    ['gpj.\u202efdp.exe', 'gpj.fdp.pdf'],
    ['"; filename="evil.html', '; filename=evil.pdf'],
    ['...', 'document.pdf'],
    [`${'ü'.repeat(400)}.pdf`, `${'ü'.repeat(116)}.pdf`],
  ])('makes the name %j safe', async (fileName, safe) => {
    const uploadId = await sendFile(notary, pdf({ fileName }));
    const { body } = await add(uploadId);
    expect(body).toMatchObject({ file_name: safe, file_url: `/api/uploads/documents/${uploadId}.pdf` });
    const link = (await download(fileNameOf(body.file_url))).headers.get('location') ?? '';
    const header = (await fetch(link)).headers.get('content-disposition') ?? '';
    expect(header).toMatch(/^attachment; filename="[^"\\/]+"(; filename\*=UTF-8''[\w.%~-]+)?$/);
    await remove(uploadId);
  });

  it('keeps at most 20, and lets the upload be used once there is room', async () => {
    const one = await registerNotary();
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendFile(one, pdf())));
    const answers = [];
    for (const uploadId of sent) answers.push({ uploadId, status: (await add(uploadId, one)).status });
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const last = await sendFile(one, pdf());
    expect(await add(last, one)).toMatchObject({ status: 409, body: { code: 'DOCUMENT_LIMIT' } });
    expect((await objectsOf(one.id)).filter((key) => key.includes(last))).toEqual([
      `uploads/${one.id}/${last}`,
    ]);
    expect((await remove(sent[0] ?? '', one)).status).toBe(204);
    expect((await add(last, one)).status).toBe(201);
    expect(await left(one)).toMatchObject({ documents: 20 });
  });

  it('makes one document of an upload that is used many times at once', async () => {
    const one = await registerNotary();
    const uploadId = await sendFile(one, pdf());
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(uploadId, one)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => ![201, 409].includes(status))).toEqual([]);
    expect(await left(one)).toEqual({
      objects: [`notaries/${one.id}/documents/${uploadId}.pdf`],
      documents: 1,
    });
  });

  it('loses none of several documents added at once', async () => {
    const one = await registerNotary();
    const sent = await Promise.all(Array.from({ length: 4 }, () => sendFile(one, pdf())));
    const answers = await Promise.all(sent.map((uploadId) => add(uploadId, one)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const ids = (await documentsOf(one)).map(({ document_id }) => document_id);
    expect(ids.toSorted()).toEqual(sent.toSorted());
  });
});

describe("another notary's file", () => {
  it('is not found by its upload, its id or its name, and stays', async () => {
    const uploadId = await sendFile(notary, pdf());
    expect(await add(uploadId, other)).toMatchObject({ status: 404, body: { code: 'UPLOAD_NOT_FOUND' } });
    const { body } = await add(uploadId);
    const filename = fileNameOf(body.file_url);
    expect(await download(filename, other)).toMatchObject({
      status: 404,
      body: { code: 'DOCUMENT_NOT_FOUND' },
    });
    expect(await remove(uploadId, other)).toMatchObject({
      status: 404,
      body: { code: 'DOCUMENT_NOT_FOUND' },
    });
    expect((await download(filename)).status).toBe(303);
  });

  it.each(['nothing.pdf', '../../secret', '%2e%2e%2f', 'x'.repeat(500)])(
    'is not guessed by %j',
    async (filename) => {
      expect(await download(filename)).toMatchObject({ status: 404, body: { code: 'DOCUMENT_NOT_FOUND' } });
    },
  );
});

describe('download-document and delete-insurance-document', () => {
  it('need a token, and one that has not expired', async () => {
    const token = await signExpiredToken(notary.id);
    const params = { filename: 'x.pdf', document_id: 'x' };
    for (const id of ['download-document', 'delete-insurance-document'] as const) {
      expect(await call(id, { params })).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      expect(await call(id, { params, token })).toMatchObject({
        status: 401,
        body: { code: 'SESSION_EXPIRED' },
      });
    }
  });

  it('give a link that nobody can change to another file or name', async () => {
    const uploadId = await sendFile(notary, pdf());
    const { body } = await add(uploadId);
    const link = (await download(fileNameOf(body.file_url))).headers.get('location') ?? '';
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('60');
    expect((await fetch(link)).status).toBe(200);
    expect((await fetch(link.replace('bond.pdf', 'bond.html'))).status).toBe(403);
    expect((await fetch(link.replace(notary.id, other.id))).status).toBe(403);
    expect((await fetch(link.replace('attachment', 'inline'))).status).toBe(403);
  });
});
