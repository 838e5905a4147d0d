import { actWords } from './act-words.ts';
import { SigningHeading } from './signing-heading.tsx';
import type { SigningLine } from './signing-line.ts';
import { type Language, signingTexts } from './signing-texts.ts';

/** Who signs what, in large plain words. */
export function WhatIsSigned({ line, language }: { line: SigningLine; language: Language }) {
  const { role, person, label, document, act, byMark } = line;
  const { statement, witnessing, byMark: markStatement } = signingTexts[language];
  const words = actWords(act, language);
  const meaning = role === 'signer' ? words?.meaning : witnessing[role];
  return (
    <div className="signing-what">
      <SigningHeading>{person || label}</SigningHeading>
      {document && <p className="signing-document">{document}</p>}
      {(words || meaning) && (
        <p>
          {words && <strong>{words.name}. </strong>}
          {meaning}
        </p>
      )}
      <p className="signing-statement">{byMark ? markStatement : statement[role]}</p>
    </div>
  );
}
