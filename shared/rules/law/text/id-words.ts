import { custodyLabels } from './custody-words.ts';
import { idTail, license, thenId, thenNumber } from './label-parts.ts';

const passports = [
  '(?:pas+p[or]{0,3}ts?|pas+[or]{1,3}ts?|ps+p?r?ts?(?= ?(?:#|no|num|card|bk|:|[a-z]{0,2}\\d))|p-?port|passp\\.?(?= ?(?:#|no))|ppt|pasaportes?|paszport)(?: (?:book|card|bk)(?![a-z]))?|(?:us|u\\.s\\.|uk) (?:pass|pp)',
  'pp(?= ?(?:#|no\\b))',
];

const driving = [
  'lic(?:encia|\\.)(?: (?:de|para) (?:conducir|manejar|manejo|aprendiz))|licencia',
  String.raw`(?:[a-z]{1,2}[ -]?)?[ct]?d[./]{0,2} ?l\.?(?:no?\.?)?`,
  String.raw`o\.? ?l\.? ?n\.?(?![a-z])|ol${thenNumber}`,
  String.raw`(?:d(?:ri?v|irv)(?:e?r?s?|er's|ers'|ing)|dr|operator'?s?|op|chauffeur'?s?)\.? ?(?:${license}|permit)`,
  `(?:driv(?:ing|er'?s?) privilege|driver authorization|non-?driver)${idTail}*`,
  `driver'?s?(?= ?(?:nos?(?![a-z-])|num|#))`,
];

const weapons = [
  `(?:hand ?gun|pistol|gun|firearms?|weapons?|carry|learner'?s?|instr(?:uction|\\.)?|temp(?:orary|\\.)?|provisional|work) (?:${license}|permit)`,
  `(?:conceal(?:ed)? (?:carry|weapons?|hand ?gun))${thenId}`,
  `(?:foid|firearm'?s? owner'?s?|license to carry)${idTail}*`,
  `(?:ccl|ccw|cpl|cwp|cwl|chl|hcp|ltch?|ltcf)${thenId}`,
];

const travelers = [
  String.raw`(?:known|trusted) trav(?:el(?:l?er)?)?(?![a-z])\.?${idTail}*`,
  `(?:global entry|nexus|sentri|twic|pass ?id|ktn|(?:tsa )?pre-?check|tsa pre|redress)${idTail}*`,
  `(?:fast|cbp pass)${idTail}+`,
];

const tribes = [
  `(?:trib(?:al|e)|nation|pueblo|indian|rancheria|c?dib|bia)${idTail}+|(?:cdib|cib|bia)${thenNumber}`,
  'enrolled(?: [a-z]+){1,3},? ?(?=#|no\\b)',
  `trib(?:al|e)${thenNumber}|nation(?= (?:#|no\\b|number))`,
  `(?:enr(?:\\.|ol[a-z.]*)|census|rolls?)(?: card)?${thenNumber}`,
];

const military = [
  `(?:cac|edipi|dodi?n?|dpc|vhic|vic|usid)${thenId}`,
  String.raw`(?:mil(?:itary|\.)?|uniformed serv(?:ices?|\.)|svc) (?:dep(?:endent|\.)? )?i\.? ?d\.?`,
  `va (?:medical|health)${idTail}`,
  `(?:geneva conventions?|military|dependents?|retiree)${idTail}`,
];

const immigration = [
  `(?:(?:perm(?:anent)?\\.? )?res(?:ident)?|green ?-?|border crossing)${idTail}|perm(?:anent)?\\.? ?res(?:ident)?\\.?${thenId}|green-?card|residen(?:cia|te)`,
  'laser visa|alien(?: ?reg(?:istration|\\.)?)?|uscis|sevis|lpr',
  `(?:i-?(?:94a?|551|766)|prc|ead|daca|tps|bcc|n-?5[5-7]0)${thenId}`,
  `i-?94a?(?: (?:admission|arrival|departure|record))+`,
  'emp(?:loyment|\\.)? auth(?:orization|\\.)?(?: doc(?:ument)?| card)?|work authorization|(?:refugee )?travel doc(?:ument)?|advance parole(?: doc(?:ument)?)?',
  `re-?entry permit|(?:naturali[sz](?:ation|ed|\\.)?|citizenship)${idTail}*|nat(?:z|\\.)?${idTail}`,
  String.raw`(?:[a-z]-?\d[a-z]?(?:/b-?\d)? )?visa(?= ?(?:no|num|#|control|foil|laser))(?: (?:control|foil|laser))?|(?<!(?:credit|debit|paid|my|a|by|w/|with) )(?:[bfhjlor]-?\d[a-z]? )visa(?= [a-z]\d{7})`,
  String.raw`a-?(?:number|file)|a" (?:number|no|#)|a(?= ?# ?\d|#| ?-?\d{3}[ -]\d{3}[ -]\d{3}(?!\d))`,
];

/** Other countries and their consulates. */
const consular = [
  'identificacion|cedula(?! catastral)|curp|credencial(?: de elector| para votar| ine)?|carnet?(?: de identidad)?',
  'matric(?:ula|\\.)?(?: consular)?|clave de elector',
  `consular${idTail}|tarjeta (?:consular|verde|de residen[a-z]+|de identidad)`,
  String.raw`(?:ine|ife)(?: (?:folio|cic|ocr|clave))?(?=[ :#.]{0,3}(?:#|no\b|num|clave|[a-z]{0,6}\d))|(?:ine|ife)${idTail}+`,
  String.raw`(?:dni|dpi|cui|nie|ruc|rut|rg|cpf|aadhaar|cnic|nric|emirates)(?: \(?(?:de )?(?:[a-z]{6,10})\)?)?(?=[ :#.]{0,3}(?:#|no\b|nro|num|[a-z]?\d))|(?:dni|aadhaar|cnic|nric|emirates)${thenId}`,
  String.raw`dui(?: [a-z]{5,12})?(?=[ :#nro.]{0,5}\d{8}-?\d(?!\d))`,
];

const others = [
  'identification(?: card| cert(?:ificate)?)?|idnyc|city ?key',
  `(?:mbi|mmc|merchant mariner|health|spn|sid|badge|bar(?= card))${thenId}`,
  `(?:voter'?s?|vuid)${thenId}`,
  `(?:medicare|medicaid|medi-cal|medical card|hicn)(?: claim| recipient| rid| bene)*${thenId}`,
  String.raw`rin(?=[ :#no.]{0,5}\d{9}(?!\d))`,
];

/** Words for an ID of a person. */
export const idLabels: readonly string[] = [
  ...passports,
  ...driving,
  ...weapons,
  ...travelers,
  ...tribes,
  ...military,
  ...immigration,
  ...consular,
  ...custodyLabels,
  ...others,
];
