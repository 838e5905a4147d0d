import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
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

function show(mail: Mail): string {
  return page(
    mail.subject,
    `<p><a href="/outbox">Outbox</a></p><h1>${escaped(mail.subject)}</h1>
<p>From ${escaped(mail.from)} to ${escaped(mail.to.join(', '))}, ${escaped(mail.sentAt)}</p>
<pre>${withLinks(escaped(mail.text || mail.html))}</pre>`,
  );
}

/** Shows the emails that the product sent: `/outbox` lists them, `/outbox/<id>` shows one as text. */
export async function serveOutbox(
  outbox: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const id = pathname.slice('/outbox'.length).replace(/^\//, '');
  const mails = await readOutbox(outbox);
  const one = mails.find((mail) => mail.id === id);
  const found = id === '' || one !== undefined;
  response.writeHead(found ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  });
  response.end(one ? show(one) : found ? list(mails) : page('Outbox', '<p>There is no such email.</p>'));
}
