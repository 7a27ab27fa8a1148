'use client';
import chevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useId, useImperativeHandle } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../media/Icon.js';
import { useLink } from '../../theme/link.js';
import { Entry, List, Root, Trigger } from './Menu.styles.js';
import { useMenu } from './use-menu.js';

export interface MenuItem {
  label: string;
  /** Goes there; without it `onSelect` runs. */
  href?: string;
  onSelect?: () => void;
}

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The words on the button. */
  label: ReactNode;
  /** What can be chosen. */
  items: ReadonlyArray<MenuItem>;
  /** Joins the classes of the root. */
  className?: string;
}

/** A button with a short list of places and actions. */
export function Menu({ label, items, ref, ...props }: MenuProps) {
  const Link = useLink();
  const id = useId();
  const { open, rootRef, toggle, close, onKeyDown } = useMenu();
  useImperativeHandle(ref, () => rootRef.current as HTMLDivElement);

  return (
    <Root {...props} ref={rootRef} onKeyDown={onKeyDown}>
      <Trigger
        type="button"
        id={`${id}-trigger`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={toggle}
      >
        {label}
        <Icon of={chevronDownIcon} />
      </Trigger>
      {open && (
        <List role="menu" id={`${id}-menu`} aria-labelledby={`${id}-trigger`}>
          {items.map(({ label: text, href, onSelect }) => (
            <Entry
              key={text}
              as={href ? Link : 'button'}
              {...(href ? { href } : { type: 'button' })}
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                onSelect?.();
              }}
            >
              {text}
            </Entry>
          ))}
        </List>
      )}
    </Root>
  );
}
