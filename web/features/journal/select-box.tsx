/** A checkbox that selects one entry or all entries of a page. It is indeterminate if only some are selected. */
export function SelectBox({
  label,
  state,
  onToggle,
  isLabelShown = false,
}: {
  label: string;
  state: 'none' | 'some' | 'all';
  onToggle: () => void;
  isLabelShown?: boolean;
}) {
  return (
    <label className={isLabelShown ? 'select-page' : 'select-one'}>
      <span className="select-box">
        <input
          type="checkbox"
          checked={state === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = state === 'some';
          }}
          onChange={onToggle}
        />
      </span>
      <span className={isLabelShown ? undefined : 'visually-hidden'}>{label}</span>
    </label>
  );
}
