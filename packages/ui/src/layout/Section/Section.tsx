import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Eyebrow, Head, Intro, Root, Title } from './Section.styles.js';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Its heading, which names it. */
  title?: ReactNode;
  /** A small line above the heading. */
  eyebrow?: ReactNode;
  /** A sentence or two below the heading. */
  intro?: ReactNode;
  /** Beside the heading on wide screens, such as a link to all. */
  aside?: ReactNode;
  /** A quiet background that sets it off. */
  tone?: 'plain' | 'sunken';
}

/** A part of a page: generous space, a heading, its content. */
export function Section({
  title,
  eyebrow,
  intro,
  aside,
  tone = 'plain',
  children,
  ...props
}: SectionProps) {
  const id = useId();
  return (
    <Root
      as={title ? 'section' : 'div'}
      aria-labelledby={title ? id : undefined}
      data-tone={tone}
      {...props}
    >
      {title && (
        <Head>
          <div>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Title id={id}>{title}</Title>
            {intro && <Intro>{intro}</Intro>}
          </div>
          {aside}
        </Head>
      )}
      {children}
    </Root>
  );
}
