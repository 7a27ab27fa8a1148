import { lazy, Suspense, useState, type ComponentType } from 'react';
import { loadCode } from './load-code.js';

/**
 * A component whose code a page fetches when the browser is idle (`useIdleFetch`). Once the code is
 * here, it renders within the press. `lazy` alone suspends the first time even then, and React
 * shows what follows a fallback 300 ms later.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(() => loadCode(fetchCode)) as ComponentType<Props>;

  function Late(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy);
    return (
      <Suspense>
        <Component {...props} />
      </Suspense>
    );
  }
  return [Late, fetchCode] as const;
}
