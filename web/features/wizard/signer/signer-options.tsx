import { addressOnOneLine } from '#shared/rules/postal-address.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { optionIdOf } from './signer-name-field.tsx';
import type { PastSigner } from './signer-search.ts';

/** The list of people from earlier entries below a name field, which keeps the focus. */
export function SignerOptions({
  listId,
  people,
  active,
  onChoose,
}: {
  listId: string;
  people: readonly PastSigner[];
  /** The place of the option that the arrow keys have reached. */
  active: number;
  onChoose: (person: PastSigner) => void;
}) {
  const notary = useNotary();
  return (
    <div id={listId} className="signer-options" role="listbox" aria-label="Signers of earlier entries">
      {people.map((person, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
        <div
          key={optionIdOf(listId, at)}
          id={optionIdOf(listId, at)}
          role="option"
          // Keeps the focus in the field.
          tabIndex={-1}
          aria-selected={at === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <strong>
            {person.firstName} {person.lastName}
          </strong>
          <span>
            {addressOnOneLine(person)}
            {addressOnOneLine(person) && ' · '}last signed {formatDay(person.lastSeen, notary)}
          </span>
        </div>
      ))}
    </div>
  );
}
