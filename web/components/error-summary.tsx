import { type RefObject, useId } from 'react';
import './error-summary.css';

/** A problem of the form, and the way to its field; a problem of the whole form has none. */
export type Problem = { name: string; message: string; focus?: () => void };

/** Lists at the head of a form what keeps it from being sent, each with the way to its field. */
export function ErrorSummary({
  problems,
  heading,
  isTold = false,
}: {
  problems: Problem[];
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Whether something else, as a toast, tells of the problems already. */
  isTold?: boolean;
}) {
  const id = useId();
  return (
    <div {...(!isTold && { role: 'alert' })}>
      {problems.length > 0 && (
        <section className="error-summary" aria-labelledby={id}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            There is a problem
          </h2>
          <ul>
            {problems.map(({ name, message, focus }) => (
              <li key={name}>
                {focus ? (
                  <button type="button" onClick={focus}>
                    {message}
                  </button>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
