import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import circleCheckIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import infoIcon from 'lucide/dist/esm/icons/info.mjs';
import triangleAlertIcon from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../media/Icon.js';
import { Content, Root, Title } from './Notice.styles.js';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What kind of news it is. */
  tone?: NoticeTone;
  /** A few words that carry it alone. */
  title?: ReactNode;
  /** It has just appeared and must be heard: errors at once, the rest politely. */
  announced?: boolean;
}

/** As on toasts: the tone is told by its shape as well as by its colour. */
const icons = {
  info: infoIcon,
  success: circleCheckIcon,
  warning: triangleAlertIcon,
  danger: circleAlertIcon,
} satisfies Record<NoticeTone, unknown>;

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
      <Icon of={icons[tone]} />
      <Content>
        {title && <Title>{title}</Title>}
        {children}
      </Content>
    </Root>
  );
}
