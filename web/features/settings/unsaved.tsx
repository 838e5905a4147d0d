/** Says beside a save button that there is something to save. */
export function Unsaved({ isEdited }: { isEdited: boolean }) {
  return isEdited && <span className="settings-unsaved">Not saved yet</span>;
}
