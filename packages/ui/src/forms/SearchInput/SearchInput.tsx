'use client';
import searchIcon from 'lucide/dist/esm/icons/search.mjs';
import { Icon } from '../../media/Icon.js';
import { TextInput } from '../TextInput/TextInput.js';
import type { TextInputProps } from '../TextInput/TextInput.js';
import { Root } from './SearchInput.styles.js';

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'onChange' | 'value'> {
  /** What is searched for. */
  value?: string;
  /** The guest typed or cleared. */
  onValueChange?: (value: string) => void;
}

/** A search as you type, inside a `Field`. */
export function SearchInput({ onValueChange, className, ...props }: SearchInputProps) {
  return (
    <Root className={className}>
      <Icon of={searchIcon} />
      <TextInput
        {...props}
        type="search"
        onChange={(event) => onValueChange?.(event.target.value)}
      />
    </Root>
  );
}
