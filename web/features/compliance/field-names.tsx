import { useId, useState } from 'react';
import { lawFieldName } from '#web/lib/entries/law-field-name.ts';

/** Lists field names. A button shows those after the first `atFirst`. The printout shows all of them. */
export function FieldNames({
  names,
  atFirst = names.length,
}: {
  names: readonly string[];
  atFirst?: number;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const more = names.length - atFirst;
  if (names.length === 0) return null;
  return (
    <>
      <ul id={id} className="field-names">
        {names.map((name, index) => (
          <li key={name} hidden={index >= atFirst && !open}>
            {lawFieldName(name)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="field-names-more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show fewer' : `and ${more} more`}
        </button>
      )}
    </>
  );
}
