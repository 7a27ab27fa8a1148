import { useRef, useState } from 'react';
import { useCodeLoader } from '../theme/code-loader.js';
import { useIdleFetch } from './use-idle-fetch.js';

/**
 * Code of a field that its first use takes. It is fetched when the browser is idle; where it cannot be
 * had the field works on without it, and the next use asks again. `load` keeps its identity.
 */
export function useLateCode<Code extends object>(
  load: () => Promise<Code>,
  onLoad?: (code: Code) => void,
): [code: Code | undefined, use: () => void] {
  const [code, setCode] = useState<Code>();
  const asked = useRef(false);
  const loadCode = useCodeLoader();
  useIdleFetch(load);
  const use = async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const loaded = await loadCode(load);
      onLoad?.(loaded);
      setCode(loaded);
    } catch {
      asked.current = false;
    }
  };
  return [code, () => void use()];
}
