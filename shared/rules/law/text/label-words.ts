import { bankLabels, bankName } from './bank-words.ts';
import { departmentOfCorrection } from './custody-words.ts';
import { idLabels } from './id-words.ts';
import { license, thenNumber } from './label-parts.ts';
import { otherLabel } from './other-words.ts';
import { months } from './written-date.ts';

/**
 * The words that say what a number is, as regular expressions on normalized text. A label is a whole word; digits may
 * follow directly. Letters are `a-z` here, since `\p{L}` takes long to compile at a cold start and normalized labels are Latin.
 * Of two labels that begin at the same place, the kind that is listed first is found.
 */

export const labelWords = {
  other: [`(?!${departmentOfCorrection})${otherLabel}`],
  ssn: [
    'ssns?(?:umber)?|ssan|ssnum',
    String.raw`s\. ?s\.(?: ?n\.?)?|s s n`,
    String.raw`num(?:ero)?\.? de seguro|seguro(?= ?:? ?\d{3}[ -]?\d{2}[ -]?\d{4}(?!\d))`,
    `s/?s(?: card)?${thenNumber}|sosec`,
    String.raw`so[ci]+(?:al|ail|la|l)?\.? ?-?(?:s(?:ec)?ty|sec(?:[ui]r?[a-z]{2,5})?)\.?(?: card)?`,
    String.raw`soc\.?(?:${thenNumber}|(?= last four))`,
    'social',
    'i?tin',
    'seguro social|nss',
  ],
  card: [
    '(?:credit|debit|payment|bank) card',
    `(?:card|cc|mc)${thenNumber}`,
    '(?:visa(?! ?(?:no|num|#|control|foil|laser))|master ?card|am ?ex|american express|discover|diners(?: club)?|jcb)',
    'tarjeta(?: de (?:credito|debito))?(?! (?:de resid|de ident|verde|consular|pasaporte))',
  ],
  birthDate: [
    String.raw`d[./-]? ?o[./-]? ?b\.?s?(?=[^a-z]|$)`,
    '(?:d(?:a?te|t\\.?)|day|year) of b(?:irth|rith|irht|i?rth?|ith)',
    'birth ?-?(?:date|dt)',
    String.raw`birth(?= ?:? ?(?:\d|${months}))`,
    'b(?:irth)?[ -]?day|b-?date|b/d',
    'born(?: on)?',
    String.raw`age(?:d)? (?:1[89]|[2-9]\d)(?= ?[(,;] ?\d)`,
    String.raw`b\.(?= ?(?:\d|${months}))|b\.?d\.?(?= ?:? ?(?:\d|${months}))|b:(?= ?\d)`,
    String.raw`f\.?d\.?n\.?(?=[ :])|f/n|f\.n\.`,
    String.raw`fe?c?(?:ha)?\.?(?: de)? nac(?:im)?(?:iento)?\.?|cumple(?:anos)?(?: el)?|(?<!acta de )nac(?:\.|imiento)|naci(?:d[oa]|o)(?: el)?`,
  ],
  id: [departmentOfCorrection, ...idLabels],
  account: [
    'accou?n?ts?|acct|acnt|a/c',
    String.raw`c(?:uen)?tas?\.?(?: (?:de )?(?:ahorros?|cte\.?|corriente|cheques|bancaria))*`,
    `acc${thenNumber}|cd(?= ?(?:no|num|#))`,
    `swift${thenNumber}`,
    ...bankLabels,
  ],
  /** A number directly after a bank's name may be an account. */
  bank: [`${bankName}(?: (?:chk|ach|personal|business|joint))*`],
  /** Personal or not: the word before tells. */
  weakId: [
    String.raw`i\.? ?d\.?(?: card| cert(?:ificate)?)?(?!')`,
    license,
    `(?:member(?:ship)?|identifier|credential|registrant)(?: card)?${thenNumber}`,
  ],
} as const satisfies Record<string, readonly string[]>;

/** Before "ID" or "license", these words leave it a number of a person. */
export const personalWords = new Set(
  (
    "her his their the a signer signers signer's with by via and or on of is was presented showed shown verified checked valid current " +
    "photo picture government gov't govt issued state state-issued federal foreign national military mil army navy marine usmc usaf veteran " +
    'dod student school college university employee voter tribal tribe nation consular resident card driver drivers operator identified identity ' +
    "personal real full secondary second city county municipal inmate jail dmv dps bmv penndot digital mobile borrower borrower's witness " +
    'principal affiant mexican expired unexpired new old occupational health firefighter officer teacher staff faculty company work ' +
    'choctaw chickasaw cherokee navajo sioux lakota apache crow blackfeet cree chippewa ojibwe cheyenne kootenai assiniboine comanche ' +
    'muscogee creek seminole osage kickapoo coushatta hopi ute paiute shoshone'
  ).split(' '),
);

/** Words that may stand between a label and its number. */
export const fillerWords = [
  'no|nos|nro|number|numbers|num|numero|nbr|nr|is|was|are|reads?|being|listed',
  "of|the|an?|(?:signer|principal|affiant|borrower|applicant)(?:'s)?|his|her|their|for|from|issued|by|in|with|per|del?",
  'given|as|says?|said|reading|dictated|spelled|copied|written',
  'card|book|member|license|passport|file|form|presented|shown|verified|last|full|digits?|yyyy',
];
