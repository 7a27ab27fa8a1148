import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Aside, Main, Root } from './WithAside.styles.js';

export interface WithAsideProps extends ComponentPropsWithRef<'div'> {
  /** What accompanies the content: beside it on wide screens and in sight while it scrolls. */
  aside: ReactNode;
}

/** Content with something beside it; on a phone the one follows the other. */
export function WithAside({ aside, children, ...props }: WithAsideProps) {
  return (
    <Root {...props}>
      <Main>{children}</Main>
      <Aside>{aside}</Aside>
    </Root>
  );
}
