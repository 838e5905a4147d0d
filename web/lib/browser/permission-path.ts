const named = { camera: 'Camera', location: 'Location' } as const;

/** Returns the app that shows the page, as the system's settings name it. */
function browserName(agent: string): string {
  if (/CriOS|Chrome\//.test(agent)) return /EdgA?\//.test(agent) ? 'Edge' : 'Chrome';
  return /FxiOS|Firefox\//.test(agent) ? 'Firefox' : 'Safari';
}

/** Returns a sentence on where a phone lets a website use what was denied; '' on a computer. */
export function permissionPath(of: keyof typeof named): string {
  const { userAgent, maxTouchPoints } = navigator;
  const app = browserName(userAgent);
  // An iPad calls itself a Mac.
  if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) {
    return ` On this device: Settings > Apps > ${app} > ${named[of]} (before iOS 18: Settings > ${app}). Then reload this page; what you typed is kept.`;
  }
  if (/Android/.test(userAgent)) {
    return ` On this device: Settings > Apps > ${app} > Permissions > ${named[of]}, and the icon left of the address > Permissions.`;
  }
  return '';
}
