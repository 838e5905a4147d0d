import { connect } from 'node:net';
import { DeleteCommand, DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploadKey } from '#functions/store/table/keys.ts';
import { localDynamoDbClient } from '#scripts/local/database/table.ts';
import { limits } from '#shared/data/limits.ts';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary, signExpiredToken } from '#test/support/notary.ts';
import { pngBytes } from '#test/support/png.ts';
import { stackUrls } from '#test/support/stack.ts';
import {
  askForUpload,
  objectsOf,
  pdfBytes,
  pdfOfSize,
  post,
  putObject,
  type SentFile,
  sendFile,
} from '#test/support/uploads.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

const asked = {
  purpose: 'insurance_document',
  file_name: 'bond.pdf',
  content_type: 'application/pdf',
  size: 1_000,
};

const ask = (body: unknown) => call('create-upload', { token: notary.token, body });

const pdf: SentFile = {
  purpose: 'insurance_document',
  bytes: pdfBytes(),
  contentType: 'application/pdf',
};

const add = (uploadId: string, { token }: Pick<Notary, 'token'>) =>
  call('add-insurance-document', {
    token,
    query: { document_type: 'certificate' },
    body: { upload_id: uploadId },
  });

describe('create-upload', () => {
  it('needs a token, and one that has not expired', async () => {
    const token = await signExpiredToken(notary.id);
    expect(await call('create-upload', { body: asked })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(await call('create-upload', { body: asked, token })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED' },
    });
  });

  it('refuses a body that is not JSON', async () => {
    expect(await ask('{"purpose":')).toMatchObject({ status: 400, body: { code: 'NOT_JSON' } });
  });

  it.each([
    [{ ...asked, purpose: 'entry' }, 'Purpose must be one of profile_picture, insurance_document'],
    [{ ...asked, file_name: '' }, 'File name is required'],
    [{ ...asked, size: 0 }, 'Size must be at least 1 byte'],
    [{ ...asked, size: 1.5 }, 'Size must be a whole number of bytes'],
    [{ ...asked, size: '10' }, 'Size must be'],
    [{ ...asked, key: 'notaries/x' }, 'Unknown field: key'],
  ])('refuses %j', async (body, sentence) => {
    const response = await ask(body);
    expect(response).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS' } });
    expect(String(response.body.detail)).toContain(sentence);
  });

  it.each([
    ['insurance_document', 'text/html', 'Please select a PDF, JPG or PNG file.'],
    ['insurance_document', 'image/svg+xml', 'Please select a PDF, JPG or PNG file.'],
    ['profile_picture', 'application/pdf', 'Please select an image file: a JPG or PNG.'],
    ['profile_picture', 'image/gif', 'Please select an image file: a JPG or PNG.'],
  ])('refuses a %s of type %s', async (purpose, content_type, detail) => {
    expect(await ask({ ...asked, purpose, content_type })).toMatchObject({
      status: 415,
      body: { code: 'FILE_TYPE_REFUSED', detail },
    });
  });

  it.each([
    ['insurance_document', 'application/pdf', limits.documentBytes, 'File size must be less than 10MB'],
    ['profile_picture', 'image/png', limits.pictureBytes, 'File size must be less than 5MB'],
  ])(
    'accepts a %s of type %s with exactly %i bytes, and not one more',
    async (purpose, type, size, detail) => {
      const body = { ...asked, purpose, content_type: type, size };
      expect((await ask(body)).status).toBe(201);
      expect(await ask({ ...body, size: size + 1 })).toMatchObject({
        status: 413,
        body: { code: 'FILE_TOO_LARGE', detail },
      });
    },
  );

  it('answers a form for only this file, for an hour', async () => {
    const before = Date.now();
    const { body } = await ask(asked);
    const key = `uploads/${notary.id}/${body.upload_id}`;
    expect(body.fields).toMatchObject({ key, 'Content-Type': 'application/pdf' });
    const left = Date.parse(body.expires_at) - before;
    expect([left > 3_500_000, left < 3_700_000]).toEqual([true, true]);
    const policy = JSON.parse(Buffer.from(body.fields['Policy'] ?? '', 'base64').toString());
    expect(policy.conditions).toEqual(
      expect.arrayContaining([
        ['content-length-range', 1, limits.documentBytes],
        { key },
        { 'Content-Type': 'application/pdf' },
      ]),
    );
    expect((await ask(asked)).body.upload_id).not.toBe(body.upload_id);
  });
});

describe('the form', () => {
  it('may be sent by pages of the site, with progress, and by no others', async () => {
    const { url } = await askForUpload(notary, pdf);
    const preflight = (origin: string) =>
      fetch(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    const allowed = await preflight((await stackUrls()).siteUrl);
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-methods')).toContain('POST');
    expect((await preflight('http://evil.example')).status).toBe(403);
  });

  it.each([
    ['one byte more than 10 MB', pdfOfSize(limits.documentBytes + 1), 'EntityTooLarge'],
    ['nothing', Buffer.alloc(0), 'EntityTooSmall'],
  ])('refuses %s', async (_, bytes, code) => {
    const one = await registerNotary();
    const upload = await askForUpload(one, pdf);
    const response = await post(upload, bytes);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(code)]);
    expect(await objectsOf(one.id)).toEqual([]);
    expect(await add(upload.upload_id, one)).toMatchObject({
      status: 409,
      body: { code: 'UPLOAD_NOT_ARRIVED' },
    });
  });

  it.each([
    ['another key', { key: 'notaries/x/documents/y.pdf' }],
    ['another label', { 'Content-Type': 'text/html' }],
    ['a header that the policy does not name', { 'Content-Disposition': 'inline' }],
    ['no signature', { 'X-Amz-Signature': '' }],
    ['another signature', { 'X-Amz-Signature': '0'.repeat(64) }],
    ['another policy', { Policy: Buffer.from('{"conditions":[]}').toString('base64') }],
  ])('is refused with %s', async (_, changed: Record<string, string>) => {
    const one = await registerNotary();
    const { url, fields } = await askForUpload(one, pdf);
    const response = await post({ url, fields: { ...fields, ...changed } }, pdfBytes());
    expect(response.status).toBe(403);
    expect(await objectsOf(one.id)).toEqual([]);
  });

  it('leaves nothing when it is interrupted', async () => {
    const one = await registerNotary();
    const upload = await askForUpload(one, pdf);
    const { url, fields } = upload;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(pdfOfSize(200_000))]), 'bond.pdf');
    const whole = new Response(form);
    const type = whole.headers.get('content-type');
    const body = Buffer.from(await whole.arrayBuffer());
    const { hostname, port, pathname } = new URL(url);
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
        );
        socket.write(body.subarray(0, body.length / 2), () => socket.destroy());
      });
      socket.once('close', () => resolve());
      socket.once('error', reject);
    });
    expect(await add(upload.upload_id, one)).toMatchObject({
      status: 409,
      body: { code: 'UPLOAD_NOT_ARRIVED' },
    });
    expect(await objectsOf(one.id)).toEqual([]);
    // A retry needs no new form.
    expect((await post(upload, pdfBytes())).status).toBe(204);
    expect((await add(upload.upload_id, one)).status).toBe(201);
  });
});

describe('an upload', () => {
  async function itemsTable() {
    const { aws, settings } = await stackUrls();
    const client = DynamoDBDocumentClient.from(localDynamoDbClient(aws['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''));
    return { client, TableName: settings['TABLE_NAME'] };
  }

  it('cannot be used after two hours', async () => {
    const one = await registerNotary();
    const uploadId = await sendFile(one, pdf);
    const { client, TableName } = await itemsTable();
    const inAnHour = Math.floor(Date.now() / 1000) + 3_600;
    await client.send(
      new UpdateCommand({
        TableName,
        Key: uploadKey(one.id, uploadId),
        UpdateExpression: 'SET expiresAt = :soon',
        ExpressionAttributeValues: { ':soon': inAnHour },
      }),
    );
    expect(await add(uploadId, one)).toMatchObject({ status: 404, body: { code: 'UPLOAD_NOT_FOUND' } });
  });

  it('that is never used is removed with all its files when its item expires; files in use stay', async () => {
    const one = await registerNotary();
    const [kept, sent, died] = [await sendFile(one, pdf), await sendFile(one, pdf), await sendFile(one, pdf)];
    expect((await add(kept, one)).status).toBe(201);
    // This is the state if the function dies after it stored the document and before the profile refers to it.
    const orphan = `notaries/${one.id}/documents/${died}.pdf`;
    await putObject(orphan, pdfBytes());
    expect(await objectsOf(one.id)).toHaveLength(4);
    const { client, TableName } = await itemsTable();
    for (const id of [sent, died]) {
      await client.send(new DeleteCommand({ TableName, Key: uploadKey(one.id, id) }));
    }
    const keptFile = `notaries/${one.id}/documents/${kept}.pdf`;
    await expect.poll(() => objectsOf(one.id), { timeout: 60_000, interval: 250 }).toEqual([keptFile]);
  });

  it('of a picture cannot be guessed by another notary', async () => {
    const one = await registerNotary();
    const uploadId = await sendFile(one, {
      purpose: 'profile_picture',
      contentType: 'image/png',
      bytes: pngBytes(),
    });
    const { token } = notary;
    expect(await call('set-profile-picture', { token, body: { upload_id: uploadId } })).toMatchObject({
      status: 404,
      body: { code: 'UPLOAD_NOT_FOUND' },
    });
    expect(await objectsOf(one.id)).toEqual([`uploads/${one.id}/${uploadId}`]);
  });
});
