'use client';
import { createContext, useContext } from 'react';
import { retryImport } from '../internal/retry-import.js';

/** Gets code that a component needs only once it is used; rejects when it cannot be had. */
export type CodeLoader = <Code>(load: () => Promise<Code>) => Promise<Code>;

export const CodeLoaderContext = createContext<CodeLoader>(retryImport);

/** The application's loader, or ten attempts (spec 9). */
export function useCodeLoader(): CodeLoader {
  return useContext(CodeLoaderContext);
}
