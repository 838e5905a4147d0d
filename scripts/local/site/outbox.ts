import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { attachmentHeader } from '#shared/rules/file-name.ts';
import type { Mail } from '../aws/mail.ts';

/** Returns the emails in an outbox, latest first. */
export async function readOutbox(outbox: string): Promise<(Mail & { id: string })[]> {
  const files = await readdir(outbox).catch(() => []);
  const names = files
    .filter((file) => file.endsWith('.json') && !file.startsWith('.'))
    .sort()
    .reverse();
  return Promise.all(
    names.map(async (name) => {
      const written: Mail = JSON.parse(await readFile(join(outbox, name), 'utf8'));
      return { ...written, id: name.slice(0, -'.json'.length) };
    }),
  );
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
const withLinks = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width"><style>
body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f5f5f5;padding:1rem}</style></head>
<body>${body}</body></html>`;

function list(mails: (Mail & { id: string })[]): string {
  const rows = mails.map(
    ({ id, to, subject, sentAt }) =>
      `<li><a href="/outbox/${escaped(id)}">${escaped(subject)}</a> to ${escaped(to.join(', '))}, ${escaped(sentAt)}</li>`,
  );
  return page(
    'Outbox',
    `<h1>Outbox</h1>${rows.length ? `<ul>${rows.join('')}</ul>` : '<p>No emails yet.</p>'}`,
  );
}

function show(mail: Mail & { id: string }): string {
  // Mails that an older version wrote have neither.
  const { replyTo = [], files = [] }: Partial<Mail> = mail;
  const answers = replyTo.length > 0 ? `<p>Answers go to ${escaped(replyTo.join(', '))}</p>` : '';
  const links = files.map(
    ({ name }, at) => `<p><a href="/outbox/${escaped(mail.id)}/${at}">${escaped(name)}</a></p>`,
  );
  return page(
    mail.subject,
    `<p><a href="/outbox">Outbox</a></p><h1>${escaped(mail.subject)}</h1>
<p>From ${escaped(mail.from)} to ${escaped(mail.to.join(', '))}, ${escaped(mail.sentAt)}</p>${answers}${links.join('')}
<pre>${withLinks(escaped(mail.text || mail.html))}</pre>`,
  );
}

/** Shows the emails that the product sent: `/outbox` lists them, `/outbox/<id>` shows one as text, `/outbox/<id>/0` is its file. */
export async function serveOutbox(
  outbox: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [id = '', place] = pathname.slice('/outbox'.length).replace(/^\//, '').split('/');
  const mails = await readOutbox(outbox);
  const one = mails.find((mail) => mail.id === id);
  const file = place === undefined ? undefined : one?.files?.[Number(place)];
  if (file) {
    response.writeHead(200, {
      'content-type': file.type,
      'content-disposition': attachmentHeader(file.name),
      'cache-control': 'no-store',
    });
    response.end(Buffer.from(file.content, 'base64'));
    return;
  }
  const found = place === undefined && (id === '' || one !== undefined);
  response.writeHead(found ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  });
  if (!found) response.end(page('Outbox', '<p>There is no such email.</p>'));
  else response.end(one ? show(one) : list(mails));
}
