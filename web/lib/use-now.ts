import { useEffect, useState } from 'react';

/** The interval between two updates of the time. */
const interval = 10_000;

/** Returns the current time, updated every minute. */
export function useNow(): Date {
  const [minute, setMinute] = useState(() => Math.floor(Date.now() / 60_000));
  useEffect(() => {
    const timer = setInterval(() => setMinute(Math.floor(Date.now() / 60_000)), interval);
    return () => clearInterval(timer);
  }, []);
  return new Date(minute * 60_000);
}
