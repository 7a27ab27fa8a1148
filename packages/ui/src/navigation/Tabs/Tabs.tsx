'use client';
import * as Radix from '@radix-ui/react-tabs';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useLocale } from '../../theme/locale.js';
import { List, Panel, Root, Tab } from './Tabs.styles.js';

export interface TabsItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dir' | 'defaultValue'
> {
  /** Names the row of tabs. */
  label: string;
  /** The tabs, in their order. */
  items: readonly TabsItem[];
  /** The tab on show, when the application keeps it. */
  value?: string;
  /** The tab first on show, when the component keeps it. */
  defaultValue?: string;
  /** The guest chose another tab. */
  onValueChange?: (value: string) => void;
  /** Joins the classes of the root. */
  className?: string;
}

/** Radix gives a pressed tab the focus by script, which shows a ring as if by keyboard. */
function focusWithoutRing({ button, currentTarget }: MouseEvent<HTMLElement>) {
  if (button === 0) currentTarget.focus({ focusVisible: false });
}

/** Parts of one thing, of which one shows. */
export function Tabs({ label, items, value, defaultValue, onValueChange, ...props }: TabsProps) {
  const { dir } = useLocale();
  return (
    <Root
      as={Radix.Root}
      {...props}
      dir={dir}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={onValueChange}
    >
      <List as={Radix.List} aria-label={label}>
        {items.map((item) => (
          <Tab
            as={Radix.Trigger}
            key={item.value}
            value={item.value}
            onMouseDown={focusWithoutRing}
            // A press from before hydration is repeated as a click alone; the focus chooses the tab.
            onClick={focusWithoutRing}
          >
            {item.label}
          </Tab>
        ))}
      </List>
      {items.map((item) => (
        <Panel as={Radix.Content} key={item.value} value={item.value}>
          {item.content}
        </Panel>
      ))}
    </Root>
  );
}
