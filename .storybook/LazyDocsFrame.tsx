import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type ComponentProps, type PropsWithChildren } from 'react';

const DocsFrame = lazy(async () => ({ default: (await import('./DocsFrame.js')).DocsFrame }));
const PageTitle = lazy(async () => ({ default: (await import('./PageTitle.js')).PageTitle }));

/** Loaded with the first docs page: stories alone need none of it. */
export function LazyDocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsFrame {...props} />
    </Suspense>
  );
}

export function LazyPageTitle(props: ComponentProps<typeof PageTitle>) {
  return (
    <Suspense>
      <PageTitle {...props} />
    </Suspense>
  );
}
