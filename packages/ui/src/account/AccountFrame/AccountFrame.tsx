'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Picture } from '../../media/Picture/Picture.js';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/Breadcrumbs.js';
import type { Breadcrumb } from '../../navigation/Breadcrumbs/Breadcrumbs.js';
import { Column, Foot, Heading, Root, Side, Subtitle, Title } from './AccountFrame.styles.js';

export interface AccountFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** From Home to this page. */
  breadcrumbs: ReadonlyArray<Breadcrumb>;
  /** The page's heading. */
  title: ReactNode;
  /** A sentence under it. */
  subtitle?: ReactNode;
  /** The other way: “Don't have an account?” */
  footer?: ReactNode;
  /** A content picture beside the form from tablets up; it decorates. */
  picture?: string;
  /** The form. */
  children: ReactNode;
}

/** The page around an account form: a narrow column, and beside it the hotel. */
export function AccountFrame({
  breadcrumbs,
  title,
  subtitle,
  footer,
  picture,
  children,
  ...props
}: AccountFrameProps) {
  return (
    <Root {...props}>
      <Column>
        <Breadcrumbs items={breadcrumbs} />
        <Heading>
          <Title>{title}</Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </Heading>
        {children}
        {footer && <Foot>{footer}</Foot>}
      </Column>
      {picture && (
        <Side>
          <Picture
            kind="content"
            file={picture}
            alt=""
            ratio="fill"
            media="(min-width: 60rem)"
            sizes="75rem"
            priority
          />
        </Side>
      )}
    </Root>
  );
}
