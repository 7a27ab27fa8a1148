import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Aside, Main, Root } from './WithAside.styles.js';

export interface WithAsideProps extends ComponentPropsWithRef<'div'> {
  /** What accompanies the content: beside it on wide screens and in sight while it scrolls. */
  aside: ReactNode;
  /** On a phone it is above the content, not below it. */
  asideFirst?: boolean;
}

/** Content with something beside it; on a phone the one follows the other. */
export function WithAside({ aside, asideFirst = false, children, ...props }: WithAsideProps) {
  const beside = <Aside>{aside}</Aside>;
  return (
    <Root {...props}>
      {asideFirst && beside}
      <Main>{children}</Main>
      {!asideFirst && beside}
    </Root>
  );
}
