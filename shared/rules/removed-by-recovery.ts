/** The things that a recovery of an account removed. */
export type Removed = {
  passkeys: number;
  secondFactor: boolean;
  inspections: number;
  exports: number;
  destructions: number;
};

const counted = (count: number, one: string, several: string) =>
  count > 0 ? [count === 1 ? `1 ${one}` : `${count} ${several}`] : [];

/** Returns what a recovery removed, one phrase for each kind. */
export function removedWords({
  passkeys,
  secondFactor,
  inspections,
  exports,
  destructions,
}: Removed): string[] {
  return [
    ...counted(passkeys, 'passkey was removed', 'passkeys were removed'),
    ...(secondFactor ? ['two-step sign-in was turned off'] : []),
    ...counted(inspections, 'inspection link was revoked', 'inspection links were revoked'),
    ...counted(exports, 'export was revoked', 'exports were revoked'),
    ...counted(destructions, 'requested destruction was canceled', 'requested destructions were canceled'),
  ];
}
