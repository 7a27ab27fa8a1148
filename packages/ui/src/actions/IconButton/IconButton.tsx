import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './IconButton.styles.js';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-label'
> {
  /** What it does, in words: the accessible name, and the tooltip. */
  label: string;
  /** The icon, 20 px. */
  icon: ReactNode;
  /** With a hairline around it. */
  outlined?: boolean;
}

/** A square button that shows only an icon. */
export function IconButton({ label, icon, outlined = false, ...props }: IconButtonProps) {
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      data-outlined={outlined ? '' : undefined}
      {...props}
    >
      {icon}
    </Root>
  );
}
