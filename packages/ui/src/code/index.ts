export { retryImport } from '../internal/retry-import.js';
