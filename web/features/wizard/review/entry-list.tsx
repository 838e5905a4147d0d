import { Button } from '@aws-amplify/ui-react';
import { Fragment } from 'react';
import type { EntryGroup } from './review-groups.ts';
import type { ReviewLine } from './review-lines.ts';
import { nameOf } from './review-lines-list.tsx';
import './entry-list.css';

type OwnEntry = EntryGroup['entries'][number];
type GoTo = (entry: number, path: string) => void;

/** The entries of a visit, one row each: the documents, below them what else only this entry has, and its images. */
export function EntryList({ entries, onGoTo }: { entries: readonly OwnEntry[]; onGoTo: GoTo }) {
  return (
    <ol className="review-entries">
      {entries.map((entry) => (
        <EntryRow key={entry.index} entry={entry} onGoTo={onGoTo} />
      ))}
    </ol>
  );
}

function EntryRow({ entry: { index, lines }, onGoTo }: { entry: OwnEntry; onGoTo: GoTo }) {
  const documents = lines.filter(({ path }) => path.startsWith('documents.'));
  const titles = documents.map(({ text }) => text).join('; ');
  // A type that says the same as the title adds nothing.
  const isRepeated = ({ path, text }: ReviewLine) => path === 'documentType' && text === titles;
  const facts = lines.filter((line) => line.text && !documents.includes(line) && !isRepeated(line));
  const [first] = [...documents, ...lines];
  return (
    <li value={index + 1}>
      <div className="review-entry">
        <div className="review-entry-words">
          {titles && <strong>{titles}</strong>}
          {facts.length > 0 && (
            <span>
              {facts.map((line, place) => (
                <Fragment key={line.path}>
                  {place > 0 && ' · '}
                  <Fact line={line} />
                </Fragment>
              ))}
            </span>
          )}
        </div>
        {lines.map((line) => line.image && <img key={line.path} src={line.image} alt={nameOf(line)} />)}
        {first && (
          <Button variation="link" size="small" onClick={() => onGoTo(index, first.path)}>
            Change<span className="visually-hidden"> entry {index + 1}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Values that explain themselves: their names are for screen readers. */
const plain: readonly string[] = ['actType', 'documentType', 'fee', 'outcome'];

function Fact({ line }: { line: ReviewLine }) {
  const isPlain = plain.includes(line.path);
  return (
    <>
      <span className={isPlain ? 'visually-hidden' : undefined}>{nameOf(line)}: </span>
      {line.text}
    </>
  );
}
