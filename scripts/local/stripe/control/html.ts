const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: unknown): string =>
  String(text ?? '').replace(/[&<>"']/g, (character) => escapes[character] ?? character);

export const dollars = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

export const dateTime = (seconds: number | null): string =>
  seconds === null ? '' : new Date(seconds * 1_000).toISOString().slice(0, 19).replace('T', ' ');

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width"><style>
body{font:15px/1.5 system-ui;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#222}
table{border-collapse:collapse;width:100%;display:block;overflow-x:auto}
td,th{border-bottom:1px solid #ddd;padding:.3rem .6rem;text-align:left;white-space:nowrap}
form{display:inline}button{font:inherit;padding:.25rem .7rem;margin:.15rem}</style></head>
<body>${body}</body></html>`;

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? '<p>None yet.</p>'
    : `<table><tr>${heads.map((head) => `<th>${escaped(head)}</th>`).join('')}</tr>${rows
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</table>`;

/** Returns a button that posts the escaped fields. */
export const button = (action: string, label: string, fields: Record<string, string>): string =>
  `<form method="post" action="${escaped(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')}<button>${escaped(label)}</button></form>`;
