import { Button } from '@aws-amplify/ui-react';
import { useId } from 'react';
import type { ReviewLine } from './review-lines.ts';

/** Names a line on its own: `Signer 1: ID Type`. */
export const nameOf = ({ person, label }: ReviewLine) =>
  person && person !== label ? `${person}: ${label}` : label;

/** Lines of the review with their values, each with a button that leads to the field. Shows nothing without lines. */
export function ReviewLines({
  title,
  lines,
  onGoTo,
}: {
  title?: string;
  lines: readonly ReviewLine[];
  onGoTo: (path: string) => void;
}) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className="review-lines" {...(title && { 'aria-labelledby': id })}>
      {title && <h3 id={id}>{title}</h3>}
      <dl>
        {lines.map((line) => (
          <div key={line.path} {...(line.person === line.label && { className: 'review-person' })}>
            <dt>{line.label}</dt>
            <dd translate="no">
              {line.image && <img src={line.image} alt={nameOf(line)} />}
              {line.text}
            </dd>
            <dd>
              <Button variation="link" size="small" onClick={() => onGoTo(line.path)}>
                Change<span className="visually-hidden"> {nameOf(line)}</span>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
