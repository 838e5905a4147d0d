import type { EntryGroup } from './review-groups.ts';
import type { ReviewLine } from './review-lines.ts';
import { nameOf } from './review-lines-list.tsx';

/** The entries of a visit, one row each: the documents, then what only this entry has. Every value leads to its field. */
export function EntryList({
  entries,
  onGoTo,
}: {
  entries: EntryGroup['entries'];
  onGoTo: (entry: number, path: string) => void;
}) {
  return (
    <ol className="review-entries">
      {entries.map(({ index, lines }) => (
        <li key={index} value={index + 1}>
          {lines.toSorted(documentsFirst).map((line) => (
            <button key={line.path} type="button" onClick={() => onGoTo(index, line.path)}>
              <span className="visually-hidden">{`Change ${nameOf(line)} of entry ${index + 1}: `}</span>
              {line.image && <img src={line.image} alt="" />}
              {line.text || line.label}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}

const documentsFirst = (left: ReviewLine, right: ReviewLine) =>
  Number(right.path.startsWith('documents.')) - Number(left.path.startsWith('documents.'));
