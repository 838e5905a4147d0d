import { countryName, homeCountry } from '../data/country-name.ts';

type Address = {
  addressLine?: string | null | undefined;
  city?: string | null | undefined;
  stateCode?: string | null | undefined;
  region?: string | null | undefined;
  zip?: string | null | undefined;
  country?: string | null | undefined;
};

const joined = (parts: readonly (string | null | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator);

/** Returns the city with state and postal code, and the country if it is not the US: `Toronto, Ontario M5V 2T6, Canada`. */
export function cityLine({ city, stateCode, region, zip, country }: Address): string {
  const abroad = country && country !== homeCountry ? countryName(country) : '';
  return joined([city, joined([stateCode, region, zip], ' '), abroad], ', ');
}

/** Returns an address on one line. */
export const addressOnOneLine = (address: Address): string =>
  joined([address.addressLine, cityLine(address)], ', ');
