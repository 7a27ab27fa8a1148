'use client';
import Search from 'lucide-react/icons/search';
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
      <Search aria-hidden="true" />
      <TextInput
        {...props}
        type="search"
        onChange={(event) => onValueChange?.(event.target.value)}
      />
    </Root>
  );
}
