'use client';
import { createContext, useContext } from 'react';
import type { ComponentPropsWithRef, ComponentType } from 'react';

/** What a router's link must take: an anchor's props with `href`. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkProps>;

export function PlainLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

export const LinkContext = createContext<LinkComponent>(PlainLink);

/** The link of the surrounding router, or a plain anchor. */
export function useLink(): LinkComponent {
  return useContext(LinkContext);
}
