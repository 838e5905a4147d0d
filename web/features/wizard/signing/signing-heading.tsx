import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of what a person sees next. It takes the focus, so that screen readers begin to read there. */
export function SigningHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="signing-heading">
      {children}
    </h3>
  );
}
