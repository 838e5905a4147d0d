/*
 * Codes of provinces and states on cards of Canada and Mexico: ISO 3166-2, and for Mexico also the codes of
 * two letters that AAMVA gives to its two issuers.
 */

const provinces: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NF: 'Newfoundland and Labrador',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  PQ: 'Quebec',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

const mexicanStates: Readonly<Record<string, string>> = {
  AGU: 'Aguascalientes',
  BCN: 'Baja California',
  BCS: 'Baja California Sur',
  CAM: 'Campeche',
  CHH: 'Chihuahua',
  CHP: 'Chiapas',
  CMX: 'Ciudad de México',
  COA: 'Coahuila',
  COAH: 'Coahuila',
  COL: 'Colima',
  CU: 'Coahuila',
  DIF: 'Ciudad de México',
  DUR: 'Durango',
  GRO: 'Guerrero',
  GUA: 'Guanajuato',
  HG: 'Hidalgo',
  HGO: 'Hidalgo',
  HID: 'Hidalgo',
  JAL: 'Jalisco',
  MEX: 'Estado de México',
  MIC: 'Michoacán',
  MOR: 'Morelos',
  NAY: 'Nayarit',
  NLE: 'Nuevo León',
  OAX: 'Oaxaca',
  PUE: 'Puebla',
  QUE: 'Querétaro',
  ROO: 'Quintana Roo',
  SIN: 'Sinaloa',
  SLP: 'San Luis Potosí',
  SON: 'Sonora',
  TAB: 'Tabasco',
  TAM: 'Tamaulipas',
  TLA: 'Tlaxcala',
  VER: 'Veracruz',
  YUC: 'Yucatán',
  ZAC: 'Zacatecas',
};

const regions = { CA: provinces, MX: mexicanStates };

/** Returns the name of a province or of a state of Mexico. */
export function regionName(country: keyof typeof regions, code: string): string | undefined {
  return Object.hasOwn(regions[country], code) ? regions[country][code] : undefined;
}
