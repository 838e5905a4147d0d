import { useEffect, useState } from 'react';

/** How often the shown time is looked at. */
const interval = 10_000;

/** The time as it goes on, to the minute. */
export function useNow(): Date {
  const [minute, setMinute] = useState(() => Math.floor(Date.now() / 60_000));
  useEffect(() => {
    const timer = setInterval(() => setMinute(Math.floor(Date.now() / 60_000)), interval);
    return () => clearInterval(timer);
  }, []);
  return new Date(minute * 60_000);
}
