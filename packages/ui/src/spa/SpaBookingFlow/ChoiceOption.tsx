import type { ReactNode } from 'react';
import { Option } from './SpaBookingFlow.styles.js';

export interface ChoiceOptionProps {
  /** The group that it belongs to. */
  name: string;
  checked: boolean;
  onChoose: () => void;
  /** It cannot be chosen. */
  disabled?: boolean;
  children: ReactNode;
}

/** One of several: a radio button that looks like a tile. */
export function ChoiceOption({ name, checked, onChoose, disabled, children }: ChoiceOptionProps) {
  return (
    <Option>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span>{children}</span>
    </Option>
  );
}
