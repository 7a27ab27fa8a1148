import { useEffect, useRef, useState } from 'react';

/** Spec 9: the hero image is given up after ten seconds. */
const HERO_TIMEOUT_MS = 10_000;

type PictureState = 'loading' | 'loaded' | 'failed';

/** Whether the picture behind the title failed, or took too long. */
export function useHeroPicture() {
  const heroRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PictureState>('loading');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const image = heroRef.current?.querySelector('img');
    // It may have arrived, or failed, before React was there to hear it.
    if (image?.complete) {
      setState(image.naturalWidth > 0 ? 'loaded' : 'failed');
      return undefined;
    }
    const timer = setTimeout(() => setState('failed'), HERO_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    failed: state === 'failed',
    heroRef,
    onLoad: () => setState('loaded'),
    onError: () => setState('failed'),
  };
}
