'use client';
import { styled } from 'styled-components';
import { useLink } from '../theme/link.js';
import type { LinkProps } from '../theme/link.js';

const Anchor = styled.a``;

/** A link within a sentence, through the provider's link. */
export function TextLink(props: LinkProps) {
  const Link = useLink();
  return <Anchor as={Link} {...props} />;
}
