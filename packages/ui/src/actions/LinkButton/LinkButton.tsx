'use client';
import { useLink } from '../../theme/link.js';
import type { LinkProps } from '../../theme/link.js';
import type { ButtonLook } from '../Button/Button.js';
import { Root } from '../Button/Button.styles.js';

export interface LinkButtonProps extends LinkProps, ButtonLook {}

/** A link that looks like a button, through the provider's link. */
export function LinkButton({ variant = 'primary', size, wide = false, ...props }: LinkButtonProps) {
  const Link = useLink();
  return (
    <Root
      as={Link}
      data-variant={variant}
      data-size={size}
      data-wide={wide ? '' : undefined}
      {...props}
    />
  );
}
