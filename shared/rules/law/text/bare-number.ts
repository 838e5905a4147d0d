import type { Finding } from './finding.ts';
import type { ReadText } from './read-text.ts';
import { isTelephoneOrZip } from './telephone-or-zip.ts';
import { dateAtStart } from './written-date.ts';

const words =
  '(?:(?:the|his|her|my|id|no|num|number|numero|nr|is|was|it|he|she|they|says?|said|reads?|card|es|el|la)(?![a-z])|[^a-z\\d$])*';
/** Six to twelve digits, perhaps in groups, and no word that says what they are. */
const alone = new RegExp(`^${words}(?<number>\\d(?:(?: ?[,/-] ?|[ .])?\\d){5,11})${words}$`, 'iu');
const digitsOfSocialSecurity = 9;
/** 20260115. */
const day = /^20[0-4]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/u;
/** "+1 512 555 0142". */
const countryCode = /^1[ .-](?=\(?\d{3})/u;

/** Returns a question about a text that is nothing but a number, which may be anything. */
export function bareNumbers({ text }: ReadText): Finding[] {
  const number = alone.exec(text)?.groups?.['number'];
  if (
    !number ||
    dateAtStart(number) === number ||
    day.test(number) ||
    isTelephoneOrZip(number.replace(countryCode, ''))
  )
    return [];
  const digits = number.replaceAll(/\D/gu, '').length;
  return [{ thing: digits === digitsOfSocialSecurity ? 'ssn' : 'idNumber', isCertain: false }];
}
