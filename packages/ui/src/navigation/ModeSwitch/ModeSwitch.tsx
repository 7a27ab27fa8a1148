'use client';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import type { ThemeMode } from '../../theme/theme-mode.js';
import { useTexts } from '../../theme/texts.js';
import { Legend, Option, Options, Root } from './ModeSwitch.styles.js';
import { texts } from './ModeSwitch.texts.js';

export interface ModeSwitchProps extends ComponentPropsWithRef<'fieldset'> {
  /** What the guest has chosen; `system` follows the device. */
  mode: ThemeMode;
  /** The guest chose another. */
  onModeChange: (mode: ThemeMode) => void;
}

/** Light, dark or as the device has it. The caller stores the choice. */
export function ModeSwitch({ mode, onModeChange, ...props }: ModeSwitchProps) {
  const t = useTexts(texts);
  const name = useId();
  const modes: readonly (readonly [ThemeMode, string])[] = [
    ['light', t.light],
    ['dark', t.dark],
    ['system', t.system],
  ];
  return (
    <Root {...props}>
      <Legend>{t.appearance}</Legend>
      <Options>
        {modes.map(([each, label]) => (
          <Option key={each}>
            <input
              type="radio"
              name={name}
              checked={each === mode}
              onChange={() => onModeChange(each)}
            />
            <span>{label}</span>
          </Option>
        ))}
      </Options>
    </Root>
  );
}
