/** Work for which states license people: the number is that of a business or profession, and on public lists. */
const trades = [
  'elec|electric(?:al|ian)s?|plumb(?:er|ing)|hvac|mechanical|roof(?:er|ing)|gc|general|construction|building|contractors?|contracting|builders?|journeyman|master|hic|home improvement',
  'home inspect(?:or|ion)|pest control|irrigation|septic|well drill(?:er|ing)|asbestos|lead|crane|elevator|locksmith|alarm|security|investigator|pi',
  'real estate|realtors?|broker|agent|appraiser|mortgage|mlo|insurance|adjuster|producer|auction(?:eer)?|escrow|title agent',
  'cpa|attorney|atty|law|pe|engineer(?:ing)?|architect|survey(?:or|ing)|rpls|pls|geologist',
  'rn|lpn|lvn|np|aprn|nurs(?:e|ing)|physician|doctor|dds|dental|dentist|pharmac(?:y|ist)|optometrist|chiropract(?:or|ic)|veterinar(?:y|ian)|dvm|therap(?:y|ist)|lcsw|social work(?:er)?|counselor|emt|paramedic',
  'cosmetolog(?:y|ist)|barber|esthetician|massage|tattoo|teach(?:er|ing)|educator|day ?care|child ?care|funeral|embalmer',
  'marriage|business|professional',
  'liquor|tabc|alcohol|beer|food|tobacco|cannabis|dealer|auto|towing|salvage|taxi|notary|process server|bail bonds?',
];
/** Boards and departments that license trades. */
const boards =
  'tdlr|tecl|tacla?|tsbpe|rmp lic|dopl|dora|dpor|idfpr|trec|cslb|dbpr|azroc|msboc|tbpe|ibew|l&i|pla lic';

const tail = String.raw`(?:li(?:c|[cs]en[cs]e)s?|cert(?:ificat(?:e|ion))?|reg(?:istration)?)(?![a-z])\.?`;

/** "electrician lic", "TDLR". */
export const tradeLabel = `(?:(?:${boards})(?![a-z])(?: [a-z]+){0,2}?(?: ${tail})?|(?:${trades.join('|')})\\.?'?s? (?:(?!dri|op|chauf)[a-z]+ )?${tail})`;
