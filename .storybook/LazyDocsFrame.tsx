import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const DocsFrame = lazy(async () => ({ default: (await import('./DocsFrame.js')).DocsFrame }));

/** Loaded with the first docs page: stories alone need none of it. */
export function LazyDocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsFrame {...props} />
    </Suspense>
  );
}
