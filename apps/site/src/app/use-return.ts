import { useEffect, useEffectEvent } from 'react';

/**
 * Calls when the guest comes back to this page: from another tab, or by Back to the page as the browser
 * kept it. What it shows may have changed meanwhile.
 */
export function useReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) call();
    };
    const onVisible = () => {
      if (!document.hidden) call();
    };
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
