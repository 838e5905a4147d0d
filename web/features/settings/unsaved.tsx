/** Says beside a save button that there are unsaved changes. */
export function Unsaved({ isEdited }: { isEdited: boolean }) {
  return isEdited && <span className="settings-unsaved">Not saved yet</span>;
}
