'use client';
import copiedIcon from 'lucide/dist/esm/icons/check.mjs';
import copyIcon from 'lucide/dist/esm/icons/copy.mjs';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { useTexts } from '../../theme/texts.js';
import { Hidden, Root } from './ShortId.styles.js';
import { texts } from './ShortId.texts.js';

export interface ShortIdProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'id'> {
  /** The whole id. */
  value: string;
  /** What it is, for the button that copies it: `payment ID`. */
  name: string;
}

const LONGEST = 20;
const START = 10;
const END = 6;

/** A provider's id, of which guests need the ends to compare and the whole to send on. */
export function ShortId({ value, name, ...props }: ShortIdProps) {
  const t = useTexts(texts);
  const [copied, setCopied] = useState(false);
  if (value.length <= LONGEST) return <span {...props}>{value}</span>;
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <Root {...props}>
      <span title={value} aria-hidden="true">
        {value.slice(0, START)}…{value.slice(-END)}
      </span>
      <Hidden>{value}</Hidden>
      <IconButton
        label={t.copy({ name })}
        icon={copied ? <Icon of={copiedIcon} /> : <Icon of={copyIcon} />}
        onClick={() => void copy()}
      />
      <Hidden as="output">{copied && t.copied}</Hidden>
    </Root>
  );
}
