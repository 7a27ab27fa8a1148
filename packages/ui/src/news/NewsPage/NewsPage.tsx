import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './NewsPage.styles.js';

export interface NewsPageProps extends ComponentPropsWithRef<'div'> {
  /** Beside the reading: search and categories. */
  sidebar: ReactNode;
}

/** Something to read, with a sidebar; on a phone the sidebar comes after it. */
export function NewsPage({ sidebar, children, ...props }: NewsPageProps) {
  return (
    <Root {...props}>
      <div>{children}</div>
      {sidebar}
    </Root>
  );
}
