import { useEffect, useRef, useState } from 'react';

/** Spec 9: the hero image is given up after ten seconds. */
export const HERO_TIMEOUT_MS = 10_000;

/**
 * Whether the picture behind the title failed, or took too long. A picture that arrives changes no
 * state: the page would render again, and React would hydrate all its parts in one task (decision 019).
 */
export function useHeroPicture() {
  const heroRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [failed, setFailed] = useState(false);
  const settle = (broken: boolean) => {
    clearTimeout(timer.current);
    setFailed(broken);
  };
  useEffect(() => {
    const image = heroRef.current?.querySelector('img');
    // A hotel may have none yet.
    if (!image) return;
    // It may have arrived, or failed, before React listened.
    if (image.complete) setFailed(image.naturalWidth === 0);
    else timer.current = setTimeout(setFailed, HERO_TIMEOUT_MS, true);
    return () => clearTimeout(timer.current);
  }, []);
  return { failed, heroRef, onLoad: () => settle(false), onError: () => settle(true) };
}
