import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { countries, homeCountry } from '#shared/data/countries.ts';
import { EntrySelectField } from '../form/entry-fields.tsx';
import type { EntryForm } from '../form/entry-form.ts';

const options = Object.entries(countries)
  .filter(([code]) => code !== homeCountry)
  .toSorted(([, left], [, right]) => left.localeCompare(right))
  .map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));

/** The country of a signer's address. While none is chosen, the address is in the US. */
export function CountryField({ index }: { index: number }) {
  const { getValues, setFocus, setValue } = useFormContext<EntryForm>();
  const name = `signers.${index}.country` as const;
  useEffect(() => {
    if (!getValues(name)) setFocus(name);
  }, [getValues, setFocus, name]);
  return (
    <EntrySelectField
      name={name}
      autoComplete="off"
      // The fields of the other kind of address are hidden, and their values with them.
      onChosen={(country) =>
        setValue(`signers.${index}.${country ? 'stateCode' : 'region'}`, '', { shouldDirty: true })
      }
    >
      <option value="">Choose the country</option>
      {options}
    </EntrySelectField>
  );
}
