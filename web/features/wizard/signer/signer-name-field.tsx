import { TextField } from '@aws-amplify/ui-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { signerFieldNames, signerFields } from '#shared/entry/people-fields.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { fieldId, useProblem } from '../form/wizard-context.tsx';
import { useLaw } from '../law/law-context.tsx';
import { fetchRules } from '../law/rules-on-demand.ts';
import { SignerOptions } from '../steps/parts-on-demand.tsx';
import { type PastSigner, useSignerSearch } from './signer-search.ts';
import './signer-details.css';

const noneActive = -1;

/** Returns the ID of an option of a list of signers. */
export const optionIdOf = (listId: string, at: number) => `${listId}-${at}`;

/**
 * First or last name of a signer. It suggests people from earlier entries while the notary types (an editable combobox,
 * as the ARIA practices describe). Choosing one fills the empty fields, and can be undone.
 */
export function SignerNameField({
  index,
  part,
  isOnlyName = false,
}: {
  index: number;
  part: 'firstName' | 'lastName';
  isOnlyName?: boolean;
}) {
  const form = useFormContext<EntryForm>();
  const name = `signers.${index}.${part}` as const;
  const stateCode = useWatch({ control: form.control, name: 'stateCode' });
  const { content } = useLaw();
  const problem = useProblem(name);
  const listId = useId();
  const [active, setActive] = useState(noneActive);
  const { people, look, end } = useSignerSearch(stateCode);
  const [chosen, setChosen] = useState(0);
  const isOpen = people.length > 0;
  const optionId = (at: number) => optionIdOf(listId, at);

  // Runs after the fields of the chosen kind of ID are on the page.
  useEffect(() => {
    if (chosen === 0) return;
    const signer = form.getValues(`signers.${index}`);
    const missing = signerFieldNames.find(
      (field) => signer[field] === '' && document.getElementById(fieldId(`signers.${index}.${field}`)),
    );
    if (missing) document.getElementById(fieldId(`signers.${index}.${missing}`))?.focus();
  }, [chosen, form, index]);

  useEffect(() => {
    setActive(noneActive);
    if (people.length === 0) return;
    document.getElementById(listId)?.scrollTo({ top: 0 });
  }, [people, listId]);

  const typed = (value: string) => {
    const { firstName, lastName } = form.getValues(`signers.${index}`);
    look(value, `${firstName} ${lastName}`);
  };

  const choose = async (person: PastSigner) => {
    end();
    const [{ recordableSigner }, { fillSigner, notifyFilled }] = await Promise.all([
      fetchRules(),
      import('./signer-filling.ts'),
    ]);
    // The state may have changed since the search started.
    const { signer } = recordableSigner(content, person);
    notifyFilled(form, index, fillSigner(form, index, signer, ['firstName', 'lastName']));
    setChosen((times) => times + 1);
  };

  const move = (to: number) => {
    setActive(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };

  const pressed = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const person = people[active];
    if (event.key === 'ArrowDown') move(active + 1 < people.length ? active + 1 : 0);
    else if (event.key === 'ArrowUp') move(active > 0 ? active - 1 : people.length - 1);
    else if (event.key === 'Escape') end();
    else if (event.key === 'Enter' && person) void choose(person);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="signer-name">
      <TextField
        id={fieldId(name)}
        label={isOnlyName ? 'Name' : signerFields[part].label}
        enterKeyHint="next"
        // Turns off the browser's own list, which would suggest the notary's name.
        autoComplete="off"
        autoCapitalize="words"
        maxLength={limits.nameLength}
        hasError={problem !== undefined}
        errorMessage={problem}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active !== noneActive ? optionId(active) : undefined}
        onKeyDown={pressed}
        {...form.register(name, {
          onChange: (event: { target: { value: string } }) => typed(event.target.value),
          onBlur: end,
        })}
      />
      {isOpen && (
        <SignerOptions
          listId={listId}
          people={people}
          active={active}
          onChoose={(person) => void choose(person)}
        />
      )}
      <span className="visually-hidden" role="status">
        {isOpen &&
          `${people.length} earlier ${people.length === 1 ? 'signer' : 'signers'} found. Use the arrow keys to choose.`}
      </span>
    </div>
  );
}
