import type { ReactNode } from 'react';
import { Option } from './SpaBookingFlow.styles.js';

export interface ChoiceOptionProps {
  /** The group that it belongs to. */
  name: string;
  /** What it stands for among them. */
  value: string;
  checked: boolean;
  onChoose: () => void;
  /** It cannot be chosen. */
  disabled?: boolean;
  children: ReactNode;
}

/** One of several: a radio button that looks like a tile. */
export function ChoiceOption({ children, onChoose, ...input }: ChoiceOptionProps) {
  return (
    <Option>
      <input type="radio" {...input} onChange={onChoose} />
      <span>{children}</span>
    </Option>
  );
}
