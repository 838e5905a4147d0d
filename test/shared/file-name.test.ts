import { describe, expect, it } from 'vitest';
import { attachmentHeader, safeFileName } from '#shared/rules/file-name.ts';

describe('safeFileName', () => {
  it.each([
    ['bond.pdf', 'bond.pdf'],
    ['Bond 2026.PDF', 'Bond 2026.pdf'],
    ['E&O policy (final).v2.pdf', 'E&O policy (final).v2.pdf'],
    ['Bürgschaft Ōsaka 保険.pdf', 'Bürgschaft Ōsaka 保険.pdf'],
    ['Bu\u0308rgschaft.pdf', 'Bürgschaft.pdf'],
    ['scan', 'scan.pdf'],
    ['scan.html', 'scan.pdf'],
    ['a/b\\c.pdf', 'c.pdf'],
    ['../../../etc/passwd', 'passwd.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['  spaced \t out .pdf', 'spaced out.pdf'],
    ['nul\0byte.pdf', 'nulbyte.pdf'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['turned\u202efdp.exe', 'turnedfdp.pdf'],
    ['half \ud800 a character.pdf', 'half a character.pdf'],
    ['<script>.pdf', 'script.pdf'],
    [`z${'\u0301'.repeat(100)}.pdf`, `\u017a${'\u0301'.repeat(8)}.pdf`],
    ['', 'document.pdf'],
    ['/', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    ['???', 'document.pdf'],
  ])('turns %j into %j', (name, safe) => {
    expect(safeFileName(name, 'pdf')).toBe(safe);
  });

  it('keeps at most 120 characters and cuts none in two', () => {
    const long = safeFileName('😀'.repeat(200), 'pdf');
    expect(long).toBe(`${'😀'.repeat(58)}.pdf`);
    expect(encodeURIComponent(long)).not.toContain('%EF%BF%BD');
  });
});

describe('attachmentHeader', () => {
  it.each([
    ['bond.pdf', 'attachment; filename="bond.pdf"'],
    ['é.pdf', `attachment; filename="e.pdf"; filename*=UTF-8''%C3%A9.pdf`],
    ['保険.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E4%BF%9D%E9%99%BA.pdf`],
    [`it's (50%).pdf`, `attachment; filename="it's (50_).pdf"; filename*=UTF-8''it%27s%20%2850%25%29.pdf`],
    ['a"b;c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%3Bc.pdf`],
  ])('names %j', (name, header) => {
    expect(attachmentHeader(name)).toBe(header);
  });
});
