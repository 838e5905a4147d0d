import { Button } from '@aws-amplify/ui-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { differsFrom } from '#shared/rules/law/signed-as.ts';
import { Icon } from '#web/components/icon.tsx';
import { isModalOpen } from '#web/lib/browser/modal-dialogs.ts';
import { usePhone } from '#web/lib/browser/use-screen.ts';
import type { SignedForm } from '../form/empty-fields.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { fieldId, useProblem } from '../form/wizard-context.tsx';
import { SignedOtherwise } from '../signer/signed-otherwise.tsx';
import { type SigningLine, titlesOf } from '../signing/signing-line.ts';
import { signingPath } from './judge-visit.ts';
import { type LineToSign, linesToSign } from './lines-to-sign.ts';
import { type Visit, withSignature } from './visit.ts';
import { signatureAt } from './visit-changes.ts';

/** A person, and the lines that they sign. */
type Signing = ReturnType<typeof linesToSign>[number];

/**
 * The signatures that each entry has, and the button that hands the device to each person. On a phone, the next person's
 * button stays at the bottom of the screen while the notary goes through the documents.
 */
export function VisitSignatures({
  visit,
  onSign,
}: {
  visit: Visit;
  onSign: (lines: readonly SigningLine[]) => void;
}) {
  const { getValues, setValue } = useFormContext<EntryForm>();
  const problem = useProblem(signingPath);
  const isPhone = usePhone();
  const people = linesToSign(getValues(), visit);
  const { heading, handTo } = useFocusAfterSigning(people);
  if (people.length === 0) return null;
  const next = people.find(({ lines }) => lines.some(({ isSigned }) => !isSigned));
  const handOver = ({ label, lines }: Signing) => (
    <HandTo
      name={nameOf({ label, lines })}
      {...(label === next?.label && { buttonId: fieldId(signingPath), isToldWhy: problem !== undefined })}
      onSign={() => {
        handTo(label);
        onSign(lines.filter(({ isSigned }) => !isSigned));
      }}
    />
  );
  return (
    <>
      <section className="visit-signatures" aria-labelledby="visit-signatures">
        <h4 id="visit-signatures" tabIndex={-1} ref={heading}>
          Signatures
        </h4>
        <ul>
          {people.map((person) => (
            <Person
              key={person.label}
              person={person}
              problem={person === next ? problem : undefined}
              onSignAgain={(line) => {
                handTo(person.label);
                onSign([line]);
              }}
              onExplain={({ path }, signedAs) =>
                setValue('visit', withSignature(visit, path, { ...signatureAt(visit, path), signedAs }), {
                  shouldDirty: true,
                })
              }
            >
              {!(isPhone && person === next) && handOver(person)}
            </Person>
          ))}
        </ul>
      </section>
      {isPhone && next && <div className="visit-hand-over">{handOver(next)}</div>}
    </>
  );
}

/**
 * Moves the focus on when a person has signed every line, because the button that had it is gone: to the button of the next
 * person, or to the heading.
 */
function useFocusAfterSigning(people: readonly Signing[]) {
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

const nameOf = ({ label, lines }: Signing): string => lines[0]?.facts.name || label;

/** Names the reason below the person's progress, if the notary tried to go on without the signatures. */
const problemId = `${fieldId(signingPath)}-problem`;

/** The button that hands the device to a person; `buttonId` only for the next one. */
function HandTo({
  name,
  buttonId,
  isToldWhy = false,
  onSign,
}: {
  name: string;
  buttonId?: string;
  isToldWhy?: boolean;
  onSign: () => void;
}) {
  return (
    <Button
      {...(buttonId && { id: buttonId, variation: 'primary' as const })}
      {...(isToldWhy && { 'aria-describedby': problemId })}
      onClick={onSign}
    >
      <Icon name="pen" /> Hand to {name}
    </Button>
  );
}

function Person({
  person,
  problem,
  onSignAgain,
  onExplain,
  children,
}: {
  person: Signing;
  problem: string | undefined;
  onSignAgain: (line: SigningLine) => void;
  onExplain: (line: SigningLine, signedAs: SignedForm) => void;
  /** The button that hands the device to the person. */
  children: ReactNode;
}) {
  const { lines } = person;
  const signed = lines.filter(({ isSigned }) => isSigned);
  const changed = lines.filter(isChanged).length;
  const name = nameOf(person);
  return (
    <li className="visit-person">
      <div className="visit-person-head">
        <span>
          <strong>{name}</strong>{' '}
          <span className="visit-progress">
            {signed.length} of {lines.length} signed
          </span>
        </span>
        {signed.length < lines.length && children}
      </div>
      {problem && (
        <p id={problemId} className="amplify-field__error-message">
          {problem}
        </p>
      )}
      {signed.length > 0 && (
        <details open={changed > 0}>
          <summary>
            Signatures of {name}
            {changed > 0 && <strong> ({changed} changed since)</strong>}
          </summary>
          <ul className="visit-lines">
            {signed.map((line) => (
              <li key={line.path}>
                <span>{titlesOf(line) || 'Untitled document'}</span>
                <Button size="small" onClick={() => onSignAgain(line)}>
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
