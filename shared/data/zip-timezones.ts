/**
 * ZIP Code areas, by their first three digits, that are mostly outside the main time zone of their state (49 CFR part 71).
 * Areas that a zone boundary divides more evenly are absent.
 */
export const zipTimezones: Record<string, string> = {
  // Florida west of the Apalachicola River
  324: 'America/Chicago',
  325: 'America/Chicago',
  // Tennessee around Chattanooga, Johnson City, and Knoxville
  374: 'America/New_York',
  376: 'America/New_York',
  377: 'America/New_York',
  378: 'America/New_York',
  379: 'America/New_York',
  // Western Kentucky
  420: 'America/Chicago',
  421: 'America/Chicago',
  422: 'America/Chicago',
  423: 'America/Chicago',
  424: 'America/Chicago',
  // Indiana around Gary and Evansville
  463: 'America/Chicago',
  464: 'America/Chicago',
  476: 'America/Chicago',
  477: 'America/Chicago',
  // South Dakota around Rapid City, North Dakota around Dickinson, and the panhandle of Nebraska
  577: 'America/Denver',
  586: 'America/Denver',
  693: 'America/Denver',
  // El Paso
  799: 'America/Denver',
  885: 'America/Denver',
  // Northern Idaho
  835: 'America/Los_Angeles',
  838: 'America/Los_Angeles',
  // Malheur County, Oregon
  979: 'America/Denver',
};
