export { retryImport } from '../internal/retry-import.js';
export { useHydrated } from '../internal/use-hydrated.js';
export { useIdleFetch } from '../internal/use-idle-fetch.js';
export { whenIdle } from '../internal/when-idle.js';
