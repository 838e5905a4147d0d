import { mailingStates } from '#shared/data/mailing-states.ts';
import { quoted, type Read } from './answers.ts';

/** States and territories with ZIP Codes that begin with 0, which spreadsheets remove. */
const withZero = (['CT', 'MA', 'ME', 'NH', 'NJ', 'NY', 'RI', 'VT', 'PR', 'VI', 'AE'] as const).flatMap(
  (code) => [code.toLowerCase(), mailingStates[code].name.toLowerCase()],
);

export const isUs = (country: string) =>
  /^(|us|usa|u\.s\.a?\.?|united states( of america)?)$/i.test(country.trim());

/** Reads a ZIP Code next to its state, with the zero that a spreadsheet removed from its front. Postal codes of other countries stay as they are. */
export function readZip(
  given: string,
  { region, country }: { region: string; country: string },
): Read<string> {
  const text = given.replace(/^'/, '').replace(/\.0$/, '').trim();
  const [code = '', more] = text.split('-');
  const isShort = /^\d{3,4}(-\d{4})?$/.test(text);
  if (!isShort || !isUs(country)) return { value: text };
  return withZero.includes(region.trim().toLowerCase())
    ? { value: [code.padStart(5, '0'), more].filter(Boolean).join('-') }
    : { problem: `${quoted(text)} has ${code.length} digits, and a ZIP Code has five. Write all five` };
}
