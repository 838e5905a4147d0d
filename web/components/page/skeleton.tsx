/** Gray lines in the shape of loading content; `label` describes it. */
export function Skeleton({ label, lines = 5 }: { label: string; lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <p className="skeleton-label">{label}</p>
      {Array.from({ length: lines }, (_, index) => `line ${index}`).map((line) => (
        <div key={line} className="skeleton-line" aria-hidden="true" />
      ))}
    </div>
  );
}
