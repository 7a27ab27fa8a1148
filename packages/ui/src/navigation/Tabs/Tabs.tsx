'use client';
import * as Radix from '@radix-ui/react-tabs';
import { useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
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
  items: ReadonlyArray<TabsItem>;
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
  const [kept, setKept] = useState(defaultValue ?? items[0]?.value);
  const shown = value ?? kept;
  const choose = (next: string) => {
    if (next === shown) return;
    setKept(next);
    onValueChange?.(next);
  };
  return (
    <Root as={Radix.Root} {...props} dir={dir} value={shown} onValueChange={choose}>
      <List as={Radix.List} aria-label={label}>
        {items.map((item) => (
          <Tab
            as={Radix.Trigger}
            key={item.value}
            value={item.value}
            onMouseDown={focusWithoutRing}
            // Radix chooses by pointer and focus; a press from before hydration is repeated as a click.
            onClick={() => choose(item.value)}
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
