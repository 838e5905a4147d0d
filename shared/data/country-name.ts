const names = new Intl.DisplayNames('en', { type: 'region' });

/** The country of a signer's address unless another one is given. */
export const homeCountry = 'US';

/** Returns the English name of a country by its code of ISO 3166-1, as the platform knows it. */
export const countryName = (code: string): string => names.of(code) ?? code;
