import { SelectField } from '@aws-amplify/ui-react';
import { useToday } from '#web/lib/use-today.ts';

/** Years before the current one that can be chosen. */
const earlierYears = 9;

export type Year = { year: string; setYear: (year: string) => void };

/** Chooses a year: the current one or one of those before. */
export function YearChoice({ year, setYear }: Year) {
  const current = Number(useToday().slice(0, 'YYYY'.length));
  const years = Array.from({ length: earlierYears + 1 }, (_, back) => String(current - back));
  return (
    <SelectField label="Year" value={year} onChange={({ target }) => setYear(target.value)}>
      {years.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </SelectField>
  );
}
