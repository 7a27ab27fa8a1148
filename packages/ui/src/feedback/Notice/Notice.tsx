import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root, Title } from './Notice.styles.js';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What kind of news it is. */
  tone?: NoticeTone;
  /** A few words that carry it alone. */
  title?: ReactNode;
  /** It has just appeared and must be heard: errors at once, the rest politely. */
  announced?: boolean;
}

/** News that stays on the page: a welcome from the last screen, sample data, a form's error. */
export function Notice({
  tone = 'info',
  title,
  announced = false,
  children,
  ...props
}: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <Root data-tone={tone} role={announced ? role : undefined} {...props}>
      {title && <Title>{title}</Title>}
      {children}
    </Root>
  );
}
