import { type RefObject, useId } from 'react';
import './error-summary.css';

/** A problem of the form with a link to its field; a problem of the whole form has none. */
export type Problem = { name: string; message: string; focus?: () => void };

/** Lists what prevents a form from being sent, with a link to each field. */
export function ErrorSummary({
  problems,
  heading,
  isTold = false,
}: {
  problems: Problem[];
  heading?: RefObject<HTMLHeadingElement | null>;
  /** True when another element, such as a toast, already announces the problems. */
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
