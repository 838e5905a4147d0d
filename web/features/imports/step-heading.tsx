import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step. It takes the focus when the step begins, because the button that led to it is gone. */
export function StepHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
