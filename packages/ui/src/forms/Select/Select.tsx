'use client';
import chevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { useFieldControl } from '../Field/field-context.js';
import { Native, Root } from './Select.styles.js';

export interface SelectOption {
  value: string;
  label: string;
  /** Of a label that is not in the language of the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  /** What can be chosen, in its order. */
  options: ReadonlyArray<SelectOption>;
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** One choice of several, by the browser's own list, inside a `Field`. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  const control = useFieldControl(props);
  return (
    <Root className={className}>
      <Native as="select" {...props} {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
      </Native>
      <Icon of={chevronDownIcon} />
    </Root>
  );
}
