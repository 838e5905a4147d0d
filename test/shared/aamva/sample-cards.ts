/*
 * Cards according to the AAMVA standards, of invented people. The directory is computed as the standard requires:
 * offset and length of each part, in bytes.
 */

type Part = { type: string; elements: readonly string[] };

type Card = {
  iin: string;
  version: number;
  parts: readonly Part[];
  /** Separator between elements. */
  separator?: string;
  /** By default `@`, line feed, record separator, carriage return. */
  opening?: string;
  fileType?: string;
};

const two = (number: number) => String(number).padStart(2, '0');
const four = (number: number) => String(number).padStart(4, '0');

/** Returns the text of a card's barcode. */
export function cardText({
  iin,
  version,
  parts,
  separator = '\n',
  opening = '@\n\u001e\r',
  fileType = 'ANSI ',
}: Card): string {
  const bodies = parts.map(({ type, elements }) => `${type}${elements.join(separator)}${separator}\r`);
  // Versions 0 and 1 have no version of the issuer's own.
  const head = `${opening}${fileType}${iin}${two(version)}${version > 1 ? '01' : ''}${two(parts.length)}`;
  let offset = head.length + 10 * parts.length;
  const directory = parts.map(({ type }, at) => {
    const length = bodies[at]?.length ?? 0;
    const entry = `${type}${four(offset)}${four(length)}`;
    offset += length;
    return entry;
  });
  return `${head}${directory.join('')}${bodies.join('')}`;
}

/** Version 10 (2020): a Texas license, each name in its own element. */
export const texas = cardText({
  iin: '636015',
  version: 10,
  parts: [
    {
      type: 'DL',
      elements: [
        ...['DAQ40123987', 'DCSMARLOWE-ASH', 'DDEN', 'DACPERSIMMON', 'DDFN', 'DADQUILL', 'DDGN', 'DCUJR'],
        ...['DCAC', 'DCBNONE', 'DCDNONE', 'DBD06122023', 'DBB04011981', 'DBA04012031', 'DBC2'],
        ...['DAYBRO', 'DAU064 in', 'DAG1204 NW LANTERN ST', 'DAHAPT 4B', 'DAIDALLAS', 'DAJTX'],
        ...['DAK752010000', 'DCF12345678901234567890', 'DCGUSA', 'DDAF', 'DDB10102020'],
      ],
    },
    { type: 'ZT', elements: ['ZTAN'] },
  ],
});

/** Version 8 (2013): an identification card from California. */
export const californiaId = cardText({
  iin: '636014',
  version: 8,
  parts: [
    {
      type: 'ID',
      elements: [
        ...['DAQY7711223', "DCSO'HALLORAN", 'DDEU', 'DACWREN', 'DDFU', 'DADNONE', 'DDGU', 'DBD02242020'],
        ...['DBB05311990', 'DBA05312027', 'DBC2', 'DAG88 ALDER WAY', 'DAIFRESNO', 'DAJCA', 'DAK937211234  '],
        'DCGUSA',
      ],
    },
    { type: 'ZC', elements: ['ZCABRO', 'ZCBBRN'] },
  ],
});

/** Version 3 (2005): given names together. */
export const virginia = cardText({
  iin: '636000',
  version: 3,
  parts: [
    {
      type: 'DL',
      elements: [
        ...['DCAM', 'DCB158', 'DCDNONE', 'DBA12102028', 'DCSTREMAINE', 'DCTODALYS,FERN', 'DBD12102018'],
        ...[
          'DBB06061986',
          'DBC1',
          'DAYBRO',
          'DAU068 in',
          'DAG2300 WEST BIRCH STREET',
          'DAIRICHMOND',
          'DAJVA',
        ],
        ...['DAK232690000', 'DAQT16700185', 'DCF061234567', 'DCGUSA', 'DCHS', 'DDC00000000', 'DDBUS'],
      ],
    },
  ],
});

/** Version 1 (2000): full name, dates with the year first, and a residence beside the mailing address. */
export const ohio = cardText({
  iin: '636023',
  version: 1,
  fileType: 'AAMVA',
  parts: [
    {
      type: 'DL',
      elements: [
        ...[
          'DAAVANDERQUIST,TOBIN,MERLE,III',
          'DAQRT998877',
          'DAG',
          'DAI',
          'DAJ',
          'DAK',
          'DARD',
          'DAS',
          'DAT',
        ],
        ...['DBA20280715', 'DBB19700615', 'DBC1', 'DBD20240715', 'DAL417 QUARRY RD', 'DANDAYTON', 'DAOOH'],
        'DAP45402',
      ],
    },
  ],
});

/** Version 10, Canada: dates with the year first, a postal code that is not a ZIP code. */
export const ontario = cardText({
  iin: '636012',
  version: 10,
  parts: [
    {
      type: 'DL',
      elements: [
        ...[
          'DCSLACHANCE',
          'DDEN',
          'DACMAËLLE',
          'DDFN',
          'DADNONE',
          'DDGN',
          'DCAG',
          'DBD20230105',
          'DBB19880904',
        ],
        ...['DBA20280904', 'DAG19 HARBOUR CRES', 'DAITORONTO', 'DAJON', 'DAKM5V 2T6', 'DAQL1234-56788-80904'],
        'DCGCAN',
      ],
    },
  ],
});

/** Version 4 (2009): the family name did not fit. */
export const cutShort = cardText({
  iin: '636026',
  version: 4,
  parts: [
    {
      type: 'DL',
      elements: [
        ...['DCSWOLFESCHLEGELSTEINHAUSENBERGERDO', 'DDET', 'DACINGRID', 'DDFN', 'DADUNAVL', 'DDGU'],
        ...[
          'DBA03152019',
          'DBD03152011',
          'DAG5 MESA DR',
          'DAITUCSON',
          'DAJAZ',
          'DAK85701',
          'DAQD01234567',
          'DCGUSA',
        ],
      ],
    },
  ],
});

/** Every sample of this file, by its description. */
export const cards = { texas, californiaId, virginia, ohio, ontario, cutShort };
