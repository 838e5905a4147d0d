const street =
  /^[\d-]+[a-z]? (?:[\p{L}\d.']+ ){0,4}(?:road|rd|street|st|avenue|ave|drive|dr|lane|ln|boulevard|blvd|court|ct|way|highway|hwy|parkway|pkwy|place|pl|circle|cir|trail|trl|terrace|loop|row|fm|suite)(?!\p{L})/iu;

/** Reports whether the number at a place in a normalized text begins a street address, such as `12345 Elm Road`. */
export function isStreetNumber(text: string, start: number): boolean {
  return street.test(text.slice(start, start + 80));
}
