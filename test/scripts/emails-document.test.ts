import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emailsDocument } from '#scripts/documents/emails-document.ts';
import { emails } from '#shared/data/emails.ts';

it('docs/emails.md lists every email (`npm run docs` writes it)', () => {
  expect(readFileSync('docs/emails.md', 'utf8')).toBe(emailsDocument());
});

it('lists no email that nothing sends', () => {
  const services = globSync('functions/services/**/*.ts').map((path) => readFileSync(path, 'utf8'));
  const sent = (kind: string) => services.some((source) => source.includes(`kind: '${kind}'`));
  expect(Object.keys(emails).filter((kind) => !sent(kind))).toEqual([]);
});
