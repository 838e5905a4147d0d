import { Button, TextField } from '@aws-amplify/ui-react';
import { type FormEvent, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import type { DocumentPackage } from '#shared/data/package-starters.ts';
import { Icon } from '#web/components/icon.tsx';
import { notify } from '#web/lib/browser/toasts.ts';
import { added, moved, removed, renamed } from './package-changes.ts';
import type { ChangePackages } from './use-packages.ts';

/** A list with its name to edit, and the buttons to move and delete it. */
export function EditedPackage({
  list,
  isFirst,
  isLast,
  busy,
  onChange,
}: {
  list: DocumentPackage;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onChange: ChangePackages;
}) {
  const [name, setName] = useState(list.name);
  const typed = name.trim();

  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed && typed !== list.name) await onChange((packages) => renamed(packages, list.name, typed));
  }

  async function remove(): Promise<void> {
    let place = 0;
    const isRemoved = await onChange((packages) => {
      place = packages.findIndex((other) => other.name === list.name);
      return removed(packages, list.name);
    });
    if (!isRemoved) return;
    notify.success(`Deleted list “${list.name}”.`, {
      duration: 10_000,
      action: {
        label: 'Undo',
        onClick: () => void onChange((packages) => added(packages, list, Math.max(0, place))),
      },
    });
  }

  return (
    <form className="package-edit" onSubmit={(event) => void rename(event)}>
      <TextField
        label={`Name of the list ${list.name}`}
        labelHidden
        value={name}
        maxLength={limits.packageNameLength}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {typed && typed !== list.name ? (
        <Button type="submit" isDisabled={busy}>
          Rename
        </Button>
      ) : (
        <div className="package-edit-actions">
          <Button
            aria-label={`Move ${list.name} up`}
            isDisabled={busy || isFirst}
            onClick={() => void onChange((packages) => moved(packages, list.name, -1))}
          >
            <Icon name="up" size={18} />
          </Button>
          <Button
            aria-label={`Move ${list.name} down`}
            isDisabled={busy || isLast}
            onClick={() => void onChange((packages) => moved(packages, list.name, 1))}
          >
            <Icon name="down" size={18} />
          </Button>
          <Button aria-label={`Delete ${list.name}`} isDisabled={busy} onClick={() => void remove()}>
            <Icon name="trash" size={18} />
          </Button>
        </div>
      )}
    </form>
  );
}
