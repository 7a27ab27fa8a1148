import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Intro, Root, Title } from './PageHeader.styles.js';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page's heading. */
  title: ReactNode;
  /** A sentence under it. */
  intro?: ReactNode;
  /** Above the heading: breadcrumbs. */
  before?: ReactNode;
}

/** Opens a page that has no picture. */
export function PageHeader({ title, intro, before, children, ...props }: PageHeaderProps) {
  return (
    <Root {...props}>
      {before}
      <Title>{title}</Title>
      {intro && <Intro>{intro}</Intro>}
      {children}
    </Root>
  );
}
