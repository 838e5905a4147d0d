import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { countryCodes } from '#shared/data/countries.ts';
import { countryName, homeCountry } from '#shared/data/country-name.ts';
import { EntrySelectField, EntryTextField } from '../form/entry-fields.tsx';
import type { EntryForm } from '../form/entry-form.ts';

const options = countryCodes
  .filter((code) => code !== homeCountry)
  .map((code) => [code, countryName(code)] as const)
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

/** The fields of an address abroad in place of state and ZIP code. */
export function RegionFields({ index, hasPostalCode }: { index: number; hasPostalCode: boolean }) {
  return (
    <>
      <EntryTextField name={`signers.${index}.region`} autoComplete="off" />
      {hasPostalCode && (
        <EntryTextField name={`signers.${index}.zip`} label="Postal Code" autoComplete="off" />
      )}
    </>
  );
}
