import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { differsFrom } from '#shared/rules/law/signed-as.ts';
import { Icon } from '#web/components/icon.tsx';
import { isModalOpen } from '#web/lib/browser/modal-dialogs.ts';
import type { SignedForm } from '../form/empty-fields.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { fieldId, useProblem } from '../form/wizard-context.tsx';
import { SignedOtherwise } from '../signer/signed-otherwise.tsx';
import { type SigningLine, titlesOf } from '../signing/signing-line.ts';
import { signingPath } from './judge-visit.ts';
import { type LineToSign, linesToSign } from './lines-to-sign.ts';
import { type Visit, withSignature } from './visit.ts';
import { signatureAt } from './visit-changes.ts';

/** The signatures that each entry has, and the button that hands the device to each person. */
export function VisitSignatures({
  visit,
  onSign,
}: {
  visit: Visit;
  onSign: (lines: readonly SigningLine[]) => void;
}) {
  const { getValues, setValue } = useFormContext<EntryForm>();
  const problem = useProblem(signingPath);
  const people = linesToSign(getValues(), visit);
  const { heading, handTo } = useFocusAfterSigning(people);
  if (people.length === 0) return null;
  const next = people.findIndex(({ lines }) => lines.some(({ isSigned }) => !isSigned));
  return (
    <section className="visit-signatures" aria-labelledby="visit-signatures">
      <h4 id="visit-signatures" tabIndex={-1} ref={heading}>
        Signatures
      </h4>
      <ul>
        {people.map(({ label, lines }, index) => (
          <Person
            key={label}
            label={label}
            lines={lines}
            {...(index === next && { buttonId: fieldId(signingPath), problem })}
            onSign={(open) => {
              handTo(label);
              onSign(open);
            }}
            onExplain={({ path }, signedAs) =>
              setValue('visit', withSignature(visit, path, { ...signatureAt(visit, path), signedAs }), {
                shouldDirty: true,
              })
            }
          />
        ))}
      </ul>
    </section>
  );
}

/**
 * Moves the focus on when a person has signed every line, because the button that had it is gone: to the button of the next
 * person, or to the heading.
 */
function useFocusAfterSigning(people: ReturnType<typeof linesToSign>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const handed = useRef<string>(undefined);
  useEffect(() => {
    const person = people.find(({ label }) => label === handed.current);
    if (!person || isModalOpen() || person.lines.some(({ isSigned }) => !isSigned)) return;
    handed.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = document.getElementById(fieldId(signingPath));
    (next ?? heading.current)?.focus({ preventScroll: true });
  });
  return {
    heading,
    handTo: (label: string) => {
      handed.current = label;
    },
  };
}

/** Reports whether a person signed for another name, act, or title than the line has now. */
const isChanged = ({ signedAs, facts, isSigned }: LineToSign): boolean =>
  isSigned && signedAs !== null && differsFrom(signedAs, facts);

function Person({
  label,
  lines,
  buttonId,
  problem,
  onSign,
  onExplain,
}: {
  label: string;
  lines: readonly LineToSign[];
  buttonId?: string;
  problem?: string | undefined;
  onSign: (lines: readonly SigningLine[]) => void;
  onExplain: (line: SigningLine, signedAs: SignedForm) => void;
}) {
  const open = lines.filter(({ isSigned }) => !isSigned);
  const changed = lines.filter(isChanged).length;
  const name = lines[0]?.facts.name || label;
  const problemId = `${buttonId}-problem`;
  return (
    <li className="visit-person">
      <div className="visit-person-head">
        <span>
          <strong>{name}</strong>{' '}
          <span className="visit-progress">
            {lines.length - open.length} of {lines.length} signed
          </span>
        </span>
        {open.length > 0 && (
          <Button
            {...(buttonId && { id: buttonId, variation: 'primary' as const })}
            {...(problem && { 'aria-describedby': problemId })}
            onClick={() => onSign(open)}
          >
            <Icon name="pen" /> Hand to {name}
          </Button>
        )}
      </div>
      {problem && (
        <p id={problemId} className="amplify-field__error-message">
          {problem}
        </p>
      )}
      {open.length < lines.length && (
        <details open={changed > 0}>
          <summary>
            Signatures of {name}
            {changed > 0 && <strong> ({changed} changed since)</strong>}
          </summary>
          <ul className="visit-lines">
            {lines
              .filter(({ isSigned }) => isSigned)
              .map((line) => (
                <li key={line.path}>
                  <span>{titlesOf(line) || 'Untitled document'}</span>
                  <Button size="small" onClick={() => onSign([line])}>
                    Sign again<span className="visually-hidden">: {titlesOf(line)}</span>
                  </Button>
                  {isChanged(line) && line.signedAs && (
                    <SignedOtherwise
                      owner={`${name} signed for ${titlesOf(line)}`}
                      signedAs={line.signedAs}
                      facts={line.facts}
                      onChange={(signedAs) => onExplain(line, signedAs)}
                    />
                  )}
                </li>
              ))}
          </ul>
        </details>
      )}
    </li>
  );
}
