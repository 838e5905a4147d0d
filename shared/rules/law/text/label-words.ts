import { bankLabels, bankName } from './bank-words.ts';
import { otherLabel } from './other-words.ts';
import { months } from './written-date.ts';

/**
 * The words that say what a number is, as regular expressions on normalized text. A label is a whole word; digits may
 * follow directly. Letters are `a-z` here, since `\p{L}` takes long to compile at a cold start and normalized labels are Latin.
 * Of two labels that begin at the same place, the kind that is listed first is found.
 */

/** With the common misspellings. */
const license = String.raw`(?:li(?:[cs]+en[cs]|cnes|cesn)es?|li(?:s?c|cs)(?![a-z])\.?)`;
/** A number or its sign follows. It tells short labels from words. */
const thenNumber = String.raw`(?=[ ,)]{0,2}(?:#|[a-z]{0,3}\d|:|nos?\b|num|nbr|nr\b|clave|is |ending))`;
/** A word that continues the label of an ID: "FOID card", "voter registration card". */
const idTail = String.raw`(?:(?:'s)?,? (?:cards?|citizen(?:ship)?|benefi[a-z]+|identifier|i\.?d\.?|identification|cert(?:ificate)?\.?|permit|reg(?:istration|ister)?\.?|enroll?ment|member(?:ship)?|${license})(?![a-z]))`;
const thenId = `(?:${idTail}+|${thenNumber})`;

export const labelWords = {
  other: [otherLabel],
  ssn: [
    'ssns?(?:umber)?|ssan',
    String.raw`s\. ?s\.(?: ?n\.?)?|s s n`,
    `ss(?: card)?${thenNumber}`,
    String.raw`so[ci]+(?:al|ail|la)?\.? sec(?:[ui]r?[a-z]{2,5})?\.?(?: card)?`,
    String.raw`soc\.?${thenNumber}`,
    'social',
    'i?tin',
    'seguro social|nss',
  ],
  card: [
    '(?:credit|debit|payment|bank) card',
    `(?:card|cc|mc)${thenNumber}`,
    '(?:visa(?! ?(?:no|num|#|control|foil))|master ?card|am ?ex|american express|discover|diners(?: club)?|jcb)',
    'tarjeta(?! (?:de resid|de ident|verde|consular|pasaporte))',
  ],
  birthDate: [
    String.raw`d[./]? ?o[./]? ?b\.?(?=[^a-z]|$)`,
    '(?:date|day|year) of b(?:irth|rith|irht)',
    'birth ?-?(?:date|dt)',
    String.raw`birth(?= ?:? ?(?:\d|${months}))`,
    'b(?:irth)?-?day|b/d',
    'born(?: on)?',
    String.raw`b\.(?= ?(?:\d|${months}))`,
    String.raw`fe?c?(?:ha)?\.?(?: de)? nac(?:imiento)?\.?|nacid[oa](?: el)?`,
  ],
  id: [
    '(?:pas+p?[or]{1,3}ts?|pas+p(?:r|o)ts?|psp?r?ts?(?= ?(?:#|no|num))|ppt|pasaportes?)(?: (?:book|card|bk)(?![a-z]))?|us pass',
    'pp(?= ?(?:#|no\\b))',
    'licencia(?: (?:de|para) (?:conducir|manejar))?',
    String.raw`(?:[a-z]{1,2}[ -]?)?[ct]?d[./]{0,2} ?l\.?(?:no?\.?)?`,
    String.raw`o\.?l\.?n\.?|ol${thenNumber}`,
    String.raw`(?:dri?v(?:e?r?s?|er's|ers'|ing)|dr|operator'?s?|op|chauffeur'?s?)\.? ?(?:${license}|permit)`,
    `(?:hand ?gun|pistol|gun|firearms?|weapons?|carry|learner'?s?|work) (?:${license}|permit)`,
    `(?:driv(?:ing|er'?s?) privilege|driver authorization|non-?driver|foid|firearm'?s? owner'?s?|license to carry)${idTail}*`,
    `(?:(?:known|trusted) travell?er|global entry|nexus|sentri|twic|pass ?id|ktn)${idTail}*`,
    `(?:dpc|ccl|ccw|cpl|cwp|cwl|chl|hcp|ltcf?|cac|ead|edipi|dodi?n?|vhic|mbi|ine|ife|dni|rut|aadhaar|cnic|nric|emirates|spn|sid|badge|bar(?= card))${thenId}`,
    `(?:trib(?:al|e)|nation|pueblo|indian|cdib|bia)${idTail}+|(?:cdib|bia)${thenNumber}`,
    `(?:voter'?s?|vuid)${thenId}`,
    'identification(?: card| cert(?:ificate)?)?|identificacion|cedula(?! catastral)|curp|idnyc|city ?key|credencial(?: de elector| para votar)?|carnet?(?: de identidad)?',
    `(?:(?:perm(?:anent)?\\.? )?res(?:ident)?|green|border crossing|consular|health|geneva conventions?)${idTail}|residen(?:cia|te)`,
    'matricula(?: consular)?|alien(?: registration)?|uscis|sevis',
    `(?:i-?(?:94|551|766)|prc)${thenId}|lpr`,
    'employment authorization(?: doc(?:ument)?| card)?|work authorization|travel document|advance parole(?: doc(?:ument)?)?',
    `(?:naturali[sz]ation|citizenship)${idTail}*`,
    String.raw`(?:[a-z]-?\d[a-z]? )?visa(?= ?(?:no|num|#|control|foil))`,
    `driver'?s?(?= ?(?:nos?(?![a-z-])|num|#))`,
    String.raw`a-?(?:number|file)|a(?=#| ?-?\d{3}[ -]\d{3}[ -]\d{3}(?!\d))`,
    `(?:inmate|offender|prisoner|detainee|jail|tdcj|cdcr|bop)${idTail}*${thenNumber}`,
    `(?:medicare|medicaid|medi-cal)${thenId}`,
  ],
  account: [
    'accou?n?ts?|acct|acnt|a/c|cuentas?',
    `acc${thenNumber}|cd(?= ?(?:no|num|#))`,
    `swift${thenNumber}`,
    ...bankLabels,
  ],
  /** A number directly after a bank's name may be an account. */
  bank: [`${bankName}(?: (?:chk|personal|business|joint))*`],
  /** Personal or not: the word before tells. */
  weakId: [
    String.raw`i\.?d\.?(?: card| cert(?:ificate)?)?(?!')`,
    license,
    `(?:enroll?ment|member(?:ship)?|identifier|credential|registrant)(?: card)?${thenNumber}`,
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
  'no|nos|number|numbers|num|numero|nbr|nr|is|was|are|reads?|being|listed',
  "of|the|an?|(?:signer|principal|affiant|borrower|applicant)(?:'s)?|his|her|their|for|from|issued|by|in|with|per|del?",
  'card|book|member|license|passport|file|form|presented|shown|verified|last|full|digits?|yyyy',
];
