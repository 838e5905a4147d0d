import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** How long the wizard shows that an entry is recorded, in milliseconds. */
const shownTime = 1400;

/** Opens another view after a moment. */
export function useLeaveSoon(target: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(target), shownTime);
    return () => clearTimeout(timer);
  }, [target, navigate]);
}
